import type { Span } from "./types";

export const SPANS = ["week", "month"] as const satisfies readonly Span[];

/** Minimum number of entries before a most frequent mood is named. */
export const MIN_TO_TELL = 5;

/** Faces stacked per day in the week view; the rest is a number. */
export const MAX_STACKED = 4;
