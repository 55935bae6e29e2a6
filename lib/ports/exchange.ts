/**
 * A call whose answer takes time. `opening` is stored and known at once. `run` streams the rest as
 * text, and sends a new opening if producing the answer reveals more. It always runs to its end,
 * even if no one is still listening.
 */
export interface Exchange<R> {
  readonly opening: Record<string, unknown>;
  run(
    emit: (text: string) => void,
    reopen?: (opening: Record<string, unknown>) => void,
  ): Promise<R>;
  /** The last event of the stream. */
  closing(result: R): Record<string, unknown>;
  /** The whole response, for a client that asked for JSON. */
  whole(result: R): Record<string, unknown>;
}
