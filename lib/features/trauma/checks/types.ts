export interface TraumaCheck {
  readonly id: string;
  /** In the order of `CHECK_ITEMS`, 0 to 4. */
  readonly answers: readonly number[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
