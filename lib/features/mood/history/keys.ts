import { moodsKey } from "@/lib/features/mood/keys";

/**
 * Nested under the key of the list of moods, so that invalidating that one invalidates this too.
 */
export const moodHistoryKey = [...moodsKey, "history"] as const;
