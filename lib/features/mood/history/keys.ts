import { moodsKey } from "@/lib/features/mood/keys";

/** Begins like the list of moods, so that whatever makes that one stale does the same here. */
export const moodHistoryKey = [...moodsKey, "history"] as const;
