import type { Mood } from "@/lib/features/mood/constants";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Day } from "@/lib/shared/calendar";

export type Span = "week" | "month";

/** A day and its entries, earliest first. */
export interface HistoryDay {
  readonly day: Day;
  readonly moods: readonly MoodEntry[];
}

/** Summary of a week or month; `most` only if there are enough entries. */
export interface SpanSummary {
  readonly entries: number;
  readonly days: number;
  readonly most: { readonly mood: Mood; readonly times: number } | null;
}
