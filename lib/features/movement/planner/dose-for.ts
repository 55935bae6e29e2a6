import type { Phase } from "../library/constants";
import type { Dose, LibraryExercise } from "../library/types";
import type { Step } from "./read-history";

const MIN_REPS = 4;
const MAX_REPS = 20;
const MAX_SETS = 4;
/** seconds */
const MIN_HOLD = 5;
const MAX_HOLD = 120;
/** A routine this short (minutes) keeps every exercise small. */
const SHORT = 10;
const REPS_IN_SHORT = 6;
const HOLD_IN_SHORT = 45;

export interface DoseWish {
  readonly phase: Phase;
  /** minutes of the whole routine */
  readonly minutes: number;
  readonly step: Step;
  /** One set fewer: a gentle day. */
  readonly fewer: boolean;
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

/**
 * Adapts the library's dose to its phase and to last time: one set in warm-up and cool-down; one
 * step is two repetitions, or a fifth of the hold, more or less (ACSM: progress by small amounts,
 * one thing at a time).
 */
export function doseFor(
  { dose }: LibraryExercise,
  { phase, minutes, step, fewer }: DoseWish,
): Dose {
  const isMain = phase === "main";
  const short = minutes < SHORT;
  const sets = isMain && !short ? Math.max(1, dose.sets - (fewer ? 1 : 0)) : 1;
  const { reps, holdTime } = dose;
  if (reps !== null) {
    const stepped =
      step === 0 || !isMain ? reps : between(Math.min(MIN_REPS, reps), reps + 2 * step, MAX_REPS);
    return { ...dose, sets, reps: short ? Math.min(stepped, REPS_IN_SHORT) : stepped };
  }
  const usual = holdTime ?? 0;
  const stepped =
    step === 0 || !isMain
      ? usual
      : between(Math.min(MIN_HOLD, usual), usual * (1 + 0.2 * step), Math.max(MAX_HOLD, usual));
  return { ...dose, sets, holdTime: short ? Math.min(stepped, HOLD_IN_SHORT) : stepped };
}

/** Adds a set if the dose has room: at most one above the library's, and at most four. */
export const oneSetMore = ({ dose }: LibraryExercise, now: Dose): Dose | null =>
  now.sets < Math.min(MAX_SETS, dose.sets + 1) ? { ...now, sets: now.sets + 1 } : null;
