/**
 * The most (ms) that one pass over a long text may take on a machine with much other work. What is
 * linear takes a few milliseconds of its own; what is quadratic or worse takes far longer than this
 * on the texts that the tests use.
 */
export const ONE_PASS_MS = 5_000;
