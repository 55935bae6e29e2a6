/** GET /api/account: when the account is to be erased, if it is. */
export interface AccountView {
  /** ISO 8601, UTC. */
  readonly eraseAfter: string | null;
  /** A parent asked for it: the child cannot call it off. */
  readonly byGuardian?: true;
}
