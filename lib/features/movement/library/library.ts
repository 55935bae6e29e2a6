import { readContent } from "@/lib/shared/read-content";
import { stableId } from "@/lib/shared/stable-id";
import {
  DIFFICULTIES,
  type Difficulty,
  EXERCISE_CATEGORIES,
  type ExerciseCategory,
} from "../constants";
import type { Condition } from "./constants";
import { type Facts, factsByDifficulty, sources, type Words, wordsBySlug } from "./schema";
import { secondsOf } from "./seconds-of";
import type { Dose, LibraryExercise } from "./types";

/** Seconds of rest after a set, unless an exercise says otherwise. */
const SHORT_REST = 15;
const DEFAULT_REST = 30;

/**
 * Conditions that rule an exercise out, whichever it is, until a clinician agrees (ACSM,
 * preparticipation screening): only the gentlest ones after an operation, nothing advanced in
 * pregnancy or with a weak heart, weak bones or a new joint, and nothing that makes you breathe
 * hard with a weak heart. An exercise held with force is ruled out by high blood pressure, and so
 * by a weak heart too.
 */
function ruledOut(
  category: ExerciseCategory,
  difficulty: Difficulty,
  { gentle, avoid }: Facts,
): Condition[] {
  const level = DIFFICULTIES.indexOf(difficulty);
  return [
    ...(gentle ? [] : (["recent_surgery"] as const)),
    ...(avoid.includes("high_blood_pressure") ? (["heart_condition"] as const) : []),
    ...(category === "cardio" && level >= 1 ? (["heart_condition", "pregnancy"] as const) : []),
    ...(category === "cardio" && level >= 2 ? (["high_blood_pressure", "asthma"] as const) : []),
    ...(category === "balance" && level >= 1 ? (["dizziness", "poor_balance"] as const) : []),
    ...(level >= 2
      ? ([
          "pregnancy",
          "heart_condition",
          "osteoporosis",
          "joint_replacement",
          "dizziness",
          "poor_balance",
        ] as const)
      : []),
  ];
}

const doseOf = ({ sets, reps, hold, rest }: Facts["dose"]): Dose => ({
  sets,
  reps: reps ?? null,
  holdTime: hold ?? null,
  restTime: rest ?? (reps === undefined ? SHORT_REST : DEFAULT_REST),
});

/** Everything the authored files imply is filled in here, so an editor never has to write it. */
function complete(slug: string, facts: Facts, words: Words, from: Shelf): LibraryExercise {
  const { category, difficulty, source } = from;
  const dose = doseOf(facts.dose);
  const avoidWith = [...ruledOut(category, difficulty, facts), ...facts.avoid];
  return {
    slug,
    name: words.name,
    precautions: words.precautions,
    benefits: words.benefits,
    modifications: words.modifications,
    goals: facts.goals,
    phases: facts.phases,
    position: facts.position,
    dose,
    source,
    id: stableId("exercise", slug),
    category,
    difficulty,
    targetArea: facts.area,
    alsoTargets: facts.also,
    duration: Math.ceil(secondsOf(dose, facts.per_side) / 60),
    instructions: words.steps,
    childInstructions: words.child?.steps ?? null,
    childName: words.child?.name ?? null,
    isChildFriendly: words.child !== undefined,
    equipment: facts.needs,
    stresses: facts.stresses,
    avoidWith: [...new Set(avoidWith)],
    perSide: facts.per_side,
  };
}
interface Shelf {
  readonly category: ExerciseCategory;
  readonly difficulty: Difficulty;
  readonly source: string;
}

function readLibrary(): readonly LibraryExercise[] {
  const named = readContent("movement/sources.yaml", sources);
  return EXERCISE_CATEGORIES.flatMap((category) => {
    const facts = readContent(`movement/${category}.yaml`, factsByDifficulty);
    const words = readContent(`en/movement/${category}.yaml`, wordsBySlug);
    const missing = (what: string) => new Error(`content/movement/${category}.yaml: no ${what}`);
    return DIFFICULTIES.flatMap((difficulty) =>
      Object.entries(facts[difficulty]).map(([slug, each]) => {
        const own = words[slug];
        const source = named[each.source];
        if (!own) throw missing(`words for ${slug}`);
        if (!source) throw missing(`source ${each.source}`);
        return complete(slug, each, own, { category, difficulty, source });
      }),
    );
  });
}

/**
 * Every exercise Willow knows (content/movement, content/en/movement). The rows of table
 * `exercises` are a copy.
 */
export const LIBRARY: readonly LibraryExercise[] = readLibrary();

const byId = new Map(LIBRARY.map((exercise) => [exercise.id, exercise]));
const bySlug = new Map(LIBRARY.map((exercise) => [exercise.slug, exercise]));

export const exerciseById = (id: string): LibraryExercise | undefined => byId.get(id);
export const exerciseBySlug = (slug: string): LibraryExercise | undefined => bySlug.get(slug);
