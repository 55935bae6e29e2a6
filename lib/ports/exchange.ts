/**
 * A call whose answer takes time: `opening` is stored and known at once, `run` brings the rest and hands on its text
 * piece by piece. It is driven to its end whether or not anybody still listens.
 */
export interface Exchange<R> {
  readonly opening: Record<string, unknown>;
  run(emit: (text: string) => void): Promise<R>;
  /** The last event of the stream. */
  closing(result: R): Record<string, unknown>;
  /** The whole answer, for a client that asked for JSON. */
  whole(result: R): Record<string, unknown>;
}
