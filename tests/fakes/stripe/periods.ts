/**
 * The same day of the next month, or that month's last day
 * (docs.stripe.com/billing/subscriptions/billing-cycle). Unix seconds.
 */
export function monthAfter(at: number): number {
  const from = new Date(at * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

/**
 * The amount (cents) due for a price change in mid-period: the rest of the new price minus the rest
 * of the old.
 */
export function prorated(
  { from, to }: { from: number; to: number },
  { start, end, at }: { start: number; end: number; at: number },
): number {
  const left = Math.min(1, Math.max(0, (end - at) / (end - start)));
  return Math.round(to * left) - Math.round(from * left);
}
