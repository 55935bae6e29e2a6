/** An audit row as admins see it. */
export interface AuditLine {
  /** Ascending, and a string because it can exceed JavaScript's safe integer range. */
  readonly seq: string;
  /** A person's id, `job:` plus a name, or "visitor". */
  readonly actor: string;
  /** That person's current address. Null for jobs and erased people. */
  readonly actorEmail: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly subjectEmail: string | null;
  readonly resource: string | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly createdAt: string;
}

/** The result of checking the chain or one stretch of it. */
export interface ChainReport {
  readonly intact: boolean;
  /** Rows whose link was checked. */
  readonly checked: number;
  /** The last valid link, where the next call resumes. Null when nothing is left to check. */
  readonly next: { readonly seq: string; readonly hash: string } | null;
  /** The first row that doesn't match: it was changed, inserted later, or follows a removed row. */
  readonly firstBroken: string | null;
  /** Rows the job hasn't linked yet. */
  readonly waiting: number;
  /**
   * The last link. Recorded elsewhere, it later proves that everything before it is still there.
   */
  readonly head: { readonly seq: string; readonly hash: string } | null;
}
