import type { RoutineItem } from "@/lib/features/movement/types";

/** What the player has to know of an exercise in its routine. */
export type Item = Pick<
  RoutineItem,
  "exerciseId" | "phase" | "sets" | "reps" | "holdTime" | "restTime" | "notes"
> & {
  readonly exercise: { readonly name: string; readonly perSide: boolean };
};

interface AtItem {
  /** Index of the item that it belongs to. */
  readonly item: number;
  /** From 1. */
  readonly set: number;
}

/** One thing to do: a set, or its half on one side. */
export interface Work extends AtItem {
  readonly kind: "work";
  /** Held exercises of one side at a time say which; the rest null. */
  readonly side: "first" | "second" | null;
  readonly reps: number | null;
  /** seconds */
  readonly holdTime: number | null;
}

/** The rest after a set. */
export interface Rest extends AtItem {
  readonly kind: "rest";
  readonly seconds: number;
}

export type Step = Work | Rest;

export type Stage = "before" | "moving" | "after" | "stopped";

/**
 * Where somebody is in a routine, and what they said on the way. Kept on the device until it is
 * recorded.
 */
export interface Place {
  /** The Idempotency-Key of the record. */
  readonly key: string;
  readonly stage: Stage;
  readonly step: number;
  /** Steps that were done, not skipped. */
  readonly done: readonly number[];
  /**
   * Of those the ones that were left at once; missing in places that were kept by an older page.
   */
  readonly quick?: readonly number[];
  /** The person said that those were only looked at. */
  readonly onlyLooked?: boolean;
  /** By index of the item. */
  readonly ratings: Readonly<Record<number, number>>;
  /** 0-10 */
  readonly painBefore: number;
  /** 0-10 */
  readonly painAfter: number;
  /** 1-10 */
  readonly energy: number;
  readonly notes: string;
  readonly stopSigns: readonly string[];
  /** ms of moving so far, without pauses */
  readonly movedMs: number;
  /** ms of moving at which the step began */
  readonly stepFrom: number;
  /** Moment (ms) since which time counts; null while paused. */
  readonly since: number | null;
  /** ISO 8601, UTC: when it ended. */
  readonly endedAt: string | null;
}

export type Answers = Partial<
  Pick<Place, "painBefore" | "painAfter" | "energy" | "notes" | "onlyLooked">
>;

export type Action =
  | {
      readonly type: "start" | "next" | "skip" | "back" | "pause" | "go on" | "end";
      readonly now: number;
    }
  | { readonly type: "stop"; readonly now: number; readonly signs: readonly string[] }
  | { readonly type: "rate"; readonly item: number; readonly rating: number }
  | { readonly type: "say"; readonly answers: Answers };
