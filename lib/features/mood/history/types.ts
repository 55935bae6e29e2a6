import type { Mood } from "@/lib/features/mood/constants";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Day } from "@/lib/shared/calendar";

export type Span = "week" | "month";

/** A day and its entries, earliest first. */
export interface HistoryDay {
  readonly day: Day;
  readonly moods: readonly MoodEntry[];
}

/** What a week or month holds; `most` only when there is enough to say it from. */
export interface SpanSummary {
  readonly entries: number;
  readonly days: number;
  readonly most: { readonly mood: Mood; readonly times: number } | null;
}
