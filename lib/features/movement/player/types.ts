import type { RoutineItem } from "@/lib/features/movement/types";

/** The fields of a routine's exercise the player needs. */
export type Item = Pick<
  RoutineItem,
  "exerciseId" | "phase" | "sets" | "reps" | "holdTime" | "restTime" | "notes"
> & {
  readonly exercise: { readonly name: string; readonly perSide: boolean };
};

interface AtItem {
  /** Index of its item. */
  readonly item: number;
  /** 1-based. */
  readonly set: number;
}

/** One unit of work: a set, or one side of it. */
export interface Work extends AtItem {
  readonly kind: "work";
  /** Which side, for held exercises done one side at a time; else null. */
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

type Stage = "before" | "moving" | "after" | "stopped";

/**
 * A person's place in a routine and the answers they've given along the way. Kept on the device
 * until it's recorded.
 */
export interface Place {
  /** The Idempotency-Key of the record. */
  readonly key: string;
  readonly stage: Stage;
  readonly step: number;
  /** Steps done, not skipped. */
  readonly done: readonly number[];
  /** The ones in `done` that were left right away; missing in places stored by an older page. */
  readonly quick?: readonly number[];
  /** The person said they only looked at those. */
  readonly onlyLooked?: boolean;
  /** Keyed by the index of the item. */
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
  /** Time (ms) from which the clock counts; null while paused. */
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
