/** Query keys, for the pages that prefetch and for the hooks. */
export const tiersKey = ["/api/subscription/tiers"] as const;
export const subscriptionKey = ["/api/subscription"] as const;
export const cardKey = ["/api/subscription/card"] as const;
export const invoicesKey = ["/api/subscription/invoices"] as const;
export const seatsKey = ["/api/subscription/seats"] as const;
