import type { Mood } from "@/lib/features/mood/constants";

/** One bar. The browser adds the weekday, which depends on the viewer's time zone (DASH-11). */
export interface Bar {
  readonly id: string;
  readonly mood: Mood;
  readonly moodScore: number;
  readonly createdAt: string;
}

/** An average and what it's based on. */
export interface Average {
  readonly points: number;
  readonly of: number;
  /** Times (ISO 8601, UTC) of the first and the last entry it's based on. */
  readonly from: string;
  readonly to: string;
}

/** A check-in next to an exercise. */
export interface CheckIn {
  readonly id: string;
  readonly mood: Mood;
  readonly points: number;
}

/** A completed exercise with the check-ins closest to it, each null if there is none. */
export interface ExerciseLine {
  readonly id: string;
  readonly exercise: string;
  readonly finishedAt: string;
  readonly before: CheckIn | null;
  readonly after: CheckIn | null;
}

/** Each insight carries its figures, so the sentence can name them (DASH-07, DASH-10). */
export type Insight =
  | { readonly kind: "few"; readonly entries: number; readonly missing: number }
  | {
      readonly kind: "trend";
      readonly direction: "up" | "down" | "steady";
      readonly recent: Average;
      readonly before: Average;
    }
  | {
      readonly kind: "common";
      readonly mood: Mood;
      readonly times: number;
      readonly of: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: "exercises";
      readonly higher: number;
      readonly of: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: "talking";
      readonly better: boolean;
      readonly after: Average;
      readonly otherwise: Average;
    };

export interface Summary {
  /** 0-100. Also 0 if there are no entries; see `empty` (DASH-09). */
  readonly score: number;
  readonly empty: boolean;
  readonly checkIns: number;
  /** Oldest first. */
  readonly bars: readonly Bar[];
  readonly insights: readonly Insight[];
}
