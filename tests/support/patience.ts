/**
 * Maximum time (ms) for one pass over a long text on a busy machine. A linear pass takes a few
 * milliseconds; on the texts used here, a quadratic one takes far longer than this.
 */
export const ONE_PASS_MS = 5_000;
