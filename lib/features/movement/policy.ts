import { DIFFICULTIES, type Difficulty, type ExerciseCategory, PREVIEW_LENGTH } from "./constants";
import { readTargetAreas } from "./planner/understand";
import type { Exercise } from "./types";

/** Filters of the exercise list; null means no filter. */
export interface Filters {
  readonly category: ExerciseCategory | "all";
  readonly words: string;
  readonly area: string | null;
  readonly difficulty: Difficulty | null;
  /** A piece of equipment at hand, or "none" for exercises without any. */
  readonly equipment: string | null;
}

export const NO_FILTERS: Filters = {
  category: "all",
  words: "",
  area: null,
  difficulty: null,
  equipment: null,
};

/** The start of the instructions, as a card shows it (PHYS-05). */
export const previewOf = (instructions: string): string =>
  instructions.length > PREVIEW_LENGTH ? `${instructions.slice(0, PREVIEW_LENGTH)}…` : instructions;

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Filler words that no exercise text contains: "my knees hurt" searches for the knees. */
const ASIDE =
  /^(my|the|a|an|is|are|for|in|on|with|and|hurts?|hurting|pains?|painful|aches?|aching|sore|stiff)$/;

/** The search words without a plural s; filler words count only if there's nothing else. */
function soughtIn(text: string): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !ASIDE.test(word));
  return (telling.length > 0 ? telling : words).map((word) =>
    word.length > 3 ? word.replace(/s$/, "") : word,
  );
}

/**
 * Scores how well a word matches: main area 3, name 2, another target area 1, any other text 0, no
 * match -1. Body parts are matched only against areas and names; otherwise "bend your knees" would
 * match half the library.
 */
function fitOf(
  { name, instructions, benefits, targetArea, alsoTargets }: Exercise,
  word: string,
): number {
  const areas: readonly string[] = readTargetAreas(word).filter((area) => area !== "full-body");
  if (areas.includes(targetArea)) return 3;
  if (plain(name).includes(word)) return 2;
  if (alsoTargets.some((area) => areas.includes(area))) return 1;
  if (areas.length > 0) return -1;
  return plain([instructions, ...benefits, targetArea, ...alsoTargets].join(" ")).includes(word)
    ? 0
    : -1;
}

/** Exercises that every word matches: the best first, ties from easy to hard. */
function saying(exercises: readonly Exercise[], text: string): Exercise[] {
  const words = soughtIn(text);
  if (words.length === 0) return [...exercises];
  return exercises
    .map((exercise) => ({ exercise, fits: words.map((word) => fitOf(exercise, word)) }))
    .filter(({ fits }) => fits.every((fit) => fit >= 0))
    .map(({ exercise, fits }) => ({ exercise, fit: fits.reduce((sum, fit) => sum + fit, 0) }))
    .toSorted(
      (one, other) =>
        other.fit - one.fit ||
        DIFFICULTIES.indexOf(one.exercise.difficulty) -
          DIFFICULTIES.indexOf(other.exercise.difficulty),
    )
    .map(({ exercise }) => exercise);
}

const fitsEquipment = ({ equipment }: Exercise, asked: string | null): boolean =>
  asked === null || (asked === "none" ? equipment.length === 0 : equipment.includes(asked));

/**
 * Exercises that pass every filter: in their own order, or by best match if there's search text.
 */
export const matching = (exercises: readonly Exercise[], filters: Filters): Exercise[] => {
  const fitting = exercises.filter(
    (exercise) =>
      (filters.category === "all" || exercise.category === filters.category) &&
      (filters.area === null ||
        exercise.targetArea === filters.area ||
        exercise.alsoTargets.includes(filters.area)) &&
      (filters.difficulty === null || exercise.difficulty === filters.difficulty) &&
      fitsEquipment(exercise, filters.equipment),
  );
  return saying(fitting, filters.words);
};

/** The form's choices for a routine. */
export interface Choices {
  readonly minutes: number;
  readonly areas: readonly string[];
  readonly goals: readonly string[];
  readonly difficulty: Difficulty;
  readonly equipment: readonly string[];
  readonly pain: Readonly<Record<string, number>>;
  readonly conditions: readonly string[];
  readonly medicalClearance: boolean;
}

/** Adds `value` to `values`, or removes it. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The whole body and single areas exclude each other; an empty choice means the whole body. */
export function chosenAreas(areas: readonly string[], value: string): string[] {
  if (value === "full-body") return ["full-body"];
  const parts = toggled(
    areas.filter((area) => area !== "full-body"),
    value,
  );
  return parts.length === 0 ? ["full-body"] : parts;
}
