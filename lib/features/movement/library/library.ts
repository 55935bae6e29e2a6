import { BALANCE_ADVANCED } from "./balance-advanced";
import { BALANCE_BEGINNER } from "./balance-beginner";
import { BALANCE_INTERMEDIATE } from "./balance-intermediate";
import { CARDIO_ADVANCED } from "./cardio-advanced";
import { CARDIO_BEGINNER } from "./cardio-beginner";
import { CARDIO_INTERMEDIATE } from "./cardio-intermediate";
import { FLEXIBILITY_ADVANCED } from "./flexibility-advanced";
import { FLEXIBILITY_BEGINNER } from "./flexibility-beginner";
import { FLEXIBILITY_INTERMEDIATE } from "./flexibility-intermediate";
import { REHABILITATION_ADVANCED } from "./rehabilitation-advanced";
import { REHABILITATION_BEGINNER } from "./rehabilitation-beginner";
import { REHABILITATION_INTERMEDIATE } from "./rehabilitation-intermediate";
import { STRENGTH_ADVANCED } from "./strength-advanced";
import { STRENGTH_BEGINNER } from "./strength-beginner";
import { STRENGTH_INTERMEDIATE } from "./strength-intermediate";
import type { LibraryExercise } from "./types";

/**
 * Every exercise Willow knows. The code is the source of truth; the rows of table `exercises` are a
 * copy.
 */
export const LIBRARY: readonly LibraryExercise[] = [
  ...STRENGTH_BEGINNER,
  ...STRENGTH_INTERMEDIATE,
  ...STRENGTH_ADVANCED,
  ...FLEXIBILITY_BEGINNER,
  ...FLEXIBILITY_INTERMEDIATE,
  ...FLEXIBILITY_ADVANCED,
  ...BALANCE_BEGINNER,
  ...BALANCE_INTERMEDIATE,
  ...BALANCE_ADVANCED,
  ...CARDIO_BEGINNER,
  ...CARDIO_INTERMEDIATE,
  ...CARDIO_ADVANCED,
  ...REHABILITATION_BEGINNER,
  ...REHABILITATION_INTERMEDIATE,
  ...REHABILITATION_ADVANCED,
];

const byId = new Map(LIBRARY.map((exercise) => [exercise.id, exercise]));
const bySlug = new Map(LIBRARY.map((exercise) => [exercise.slug, exercise]));

export const exerciseById = (id: string): LibraryExercise | undefined => byId.get(id);
export const exerciseBySlug = (slug: string): LibraryExercise | undefined => bySlug.get(slug);
