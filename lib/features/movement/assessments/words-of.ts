import { SCORES } from "./constants";
import type { Assessment, Scores } from "./types";

type Told = Pick<Assessment, "goals" | "limitations"> & {
  readonly [Field in (typeof SCORES)[keyof typeof SCORES]]?: Scores | null | undefined;
};

/** All text of a self-check, including names of places (CRIS-16). */
export const wordsOf = (told: Told): string[] => [
  ...told.goals,
  ...told.limitations,
  ...Object.values(SCORES).flatMap((field) => Object.keys(told[field] ?? {})),
];
