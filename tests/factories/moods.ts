import type { Mood } from "@/lib/features/mood/constants";
import type { MoodEntry } from "@/lib/features/mood/types";

let made = 0;

/** An entry as the API returns it, created just now by default. */
export function moodEntry(entry: Partial<MoodEntry> & { mood?: Mood } = {}): MoodEntry {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    userId: "00000000-0000-4000-8000-00000000aaaa",
    mood: "neutral",
    moodScore: 5,
    notes: null,
    triggers: [],
    createdAt: new Date().toISOString(),
    ...entry,
  };
}
