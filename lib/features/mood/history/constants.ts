import type { Span } from "./types";

export const SPANS = ["week", "month"] as const satisfies readonly Span[];

/** Below this many entries nothing is said about which mood came most often. */
export const MIN_TO_TELL = 5;

/** Faces that one day of the week picture stacks; the rest is a number. */
export const MAX_STACKED = 4;
