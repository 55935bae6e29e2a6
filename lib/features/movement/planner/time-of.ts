import type { LibraryExercise } from "../library/types";
import { CHANGE_OF_POSITION, CHANGEOVER } from "./constants";

interface Timed {
  readonly exercise: LibraryExercise;
  readonly seconds: number;
}

/** seconds between two exercises */
const between = (one: Timed, next: Timed): number =>
  CHANGEOVER + (one.exercise.position === next.exercise.position ? 0 : CHANGE_OF_POSITION);

/** The total time of exercises in this order, changeovers included (seconds). */
export const timeOf = (items: readonly Timed[]): number =>
  items.reduce((sum, item, at) => {
    const before = items[at - 1];
    return sum + item.seconds + (before ? between(before, item) : 0);
  }, 0);
