import { moodsKey } from "@/lib/features/mood/constants";
import type { Span } from "./types";

export const SPANS = ["week", "month"] as const satisfies readonly Span[];

/** Minimum number of entries before a most frequent mood is named. */
export const MIN_TO_TELL = 5;

/** Faces stacked per day in the week view; the rest is a number. */
export const MAX_STACKED = 4;

/**
 * Nested under the key of the list of moods, so that invalidating that one invalidates this too.
 */
export const moodHistoryKey = [...moodsKey, "history"] as const;
