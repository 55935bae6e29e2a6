import type { Dose } from "./types";

/** seconds per repetition without a hold, down and up at a calm pace */
const PER_REP = 4;
/** seconds to move into a held repetition and out of it */
const INTO_A_HOLD = 2;

/** Duration of a dose (seconds): every set on every side with its rests, except the last rest. */
export function secondsOf({ sets, reps, holdTime, restTime }: Dose, perSide: boolean): number {
  const rep = holdTime === null ? PER_REP : holdTime + INTO_A_HOLD;
  const set = reps === null ? (holdTime ?? 0) : reps * rep;
  return sets * set * (perSide ? 2 : 1) + (sets - 1) * restTime;
}
