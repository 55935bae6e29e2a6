/** A line of the audit trail as admins read it. */
export interface AuditLine {
  /** Counts up; too large for a number some day, so it is text. */
  readonly seq: string;
  /** A person's id, `job:` and a name, or "visitor". */
  readonly actor: string;
  /** The address of that person today; null for jobs and for people who were erased. */
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

/** What a check of the chain, or of one stretch of it, found. */
export interface ChainReport {
  readonly intact: boolean;
  /** Rows whose link was checked. */
  readonly checked: number;
  /** The last link that fitted, where the next call goes on; null when nothing is left to check. */
  readonly next: { readonly seq: string; readonly hash: string } | null;
  /** The first row that does not fit: changed, taken out before it, or put in afterwards. */
  readonly firstBroken: string | null;
  /** Rows that the job has not chained yet. */
  readonly waiting: number;
  /**
   * The last link, to be noted elsewhere: whoever has it can tell whether everything before it is
   * still there.
   */
  readonly head: { readonly seq: string; readonly hash: string } | null;
}
