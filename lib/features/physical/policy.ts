import type { Audience } from "@/lib/shared/audience";
import { type Difficulty, type ExerciseCategory, PREVIEW_LENGTH } from "./constants";
import { RED_FLAGS } from "./red-flags/copy";
import type { Exercise } from "./types";

/** What of the shelf is looked at; null stands for everything. */
export interface Filters {
  readonly category: ExerciseCategory | "all";
  readonly words: string;
  readonly area: string | null;
  readonly difficulty: Difficulty | null;
  /** A thing that is at hand, or "none" for exercises without any. */
  readonly equipment: string | null;
}

export const NO_FILTERS: Filters = { category: "all", words: "", area: null, difficulty: null, equipment: null };

/** The start of the instructions, as a card shows it (PHYS-05). */
export const previewOf = (instructions: string): string =>
  instructions.length > PREVIEW_LENGTH ? `${instructions.slice(0, PREVIEW_LENGTH)}…` : instructions;

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function says(exercise: Exercise, words: string): boolean {
  const { name, instructions, benefits, targetArea, alsoTargets } = exercise;
  const text = plain([name, instructions, ...benefits, targetArea, ...alsoTargets].join(" "));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fitsEquipment = ({ equipment }: Exercise, asked: string | null): boolean =>
  asked === null || (asked === "none" ? equipment.length === 0 : equipment.includes(asked));

/** The exercises that every filter lets through, in their order. */
export const matching = (exercises: readonly Exercise[], filters: Filters): Exercise[] =>
  exercises.filter(
    (exercise) =>
      (filters.category === "all" || exercise.category === filters.category) &&
      (filters.area === null || exercise.targetArea === filters.area || exercise.alsoTargets.includes(filters.area)) &&
      (filters.difficulty === null || exercise.difficulty === filters.difficulty) &&
      fitsEquipment(exercise, filters.equipment) &&
      says(exercise, filters.words),
  );

/** What a person chose for a routine in the form. */
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

/** `values` with `value` put in or taken out. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The whole body and its parts exclude each other; nothing chosen means the whole body. */
export function chosenAreas(areas: readonly string[], value: string): string[] {
  if (value === "full-body") return ["full-body"];
  const parts = toggled(
    areas.filter((area) => area !== "full-body"),
    value,
  );
  return parts.length === 0 ? ["full-body"] : parts;
}

/** Of the signs for which a routine was stopped those that somebody should look at first, in the words of the person. */
export const needALook = (stopSigns: readonly string[], audience: Audience): string[] =>
  RED_FLAGS.filter(({ id, advice }) => advice !== "rest" && stopSigns.includes(id)).map((flag) => flag[audience]);
