import type { LibraryExercise } from "../library/types";
import { CHANGE_OF_POSITION, CHANGEOVER } from "./constants";

interface Timed {
  readonly exercise: LibraryExercise;
  readonly seconds: number;
}

/** seconds between two exercises */
const between = (one: Timed, next: Timed): number =>
  CHANGEOVER + (one.exercise.position === next.exercise.position ? 0 : CHANGE_OF_POSITION);

/** All the exercises in this order, with changing over between them (seconds). */
export const timeOf = (items: readonly Timed[]): number =>
  items.reduce((sum, item, at) => {
    const before = items[at - 1];
    return sum + item.seconds + (before ? between(before, item) : 0);
  }, 0);
