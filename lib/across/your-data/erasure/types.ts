/** GET /api/account: when the account is to be erased, if at all. */
export interface AccountView {
  /** ISO 8601, UTC. */
  readonly eraseAfter: string | null;
  /** Set if a parent asked for it, so the child can't cancel it. */
  readonly byGuardian?: true;
}
