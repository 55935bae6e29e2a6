/**
 * A call whose answer takes time: `opening` is stored and known at once, `run` brings the rest and
 * hands on its text piece by piece; where the answer's making shows more than `opening` said, it
 * opens again with that. It is driven to its end whether or not anybody still listens.
 */
export interface Exchange<R> {
  /**
   * Everything is stored and known: `run` waits for nothing, and nobody has to be told piece by
   * piece.
   */
  readonly isReady?: boolean;
  readonly opening: Record<string, unknown>;
  run(
    emit: (text: string) => void,
    reopen?: (opening: Record<string, unknown>) => void,
  ): Promise<R>;
  /** The last event of the stream. */
  closing(result: R): Record<string, unknown>;
  /** The whole answer, for a client that asked for JSON. */
  whole(result: R): Record<string, unknown>;
}
