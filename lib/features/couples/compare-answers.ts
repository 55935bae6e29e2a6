import type { AssessmentType } from "./constants";
import { INSTRUMENTS } from "./copy/assessments";
import type { AreaVerdict, Responses } from "./types";

/**
 * Points of 1-5: from `CONTENT` up both are content, up to `HARD` it's hard for both, and `APART`
 * or more points apart they see it differently.
 */
const CONTENT = 4;
const HARD = 2.75;
const APART = 1.5;
const MAX_ACTIONS = 4;

export interface Question {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

export const questionsOf = (type: AssessmentType): Question[] =>
  Object.entries(INSTRUMENTS[type].areas).flatMap(([area, { statements }]) =>
    statements.map((text, at) => ({ id: `${area}.${at + 1}`, area, text })),
  );

/** Whether every question has an answer and there are no others. */
export const isComplete = (questions: readonly Question[], responses: Responses): boolean =>
  questions.length === Object.keys(responses).length &&
  questions.every(({ id }) => responses[id] !== undefined);

const meanOf = (questions: readonly Question[], area: string, responses: Responses): number => {
  const given = questions
    .filter((question) => question.area === area)
    .map(({ id }) => responses[id] ?? 0);
  return (
    Math.round((given.reduce((sum, value) => sum + value, 0) / Math.max(1, given.length)) * 10) / 10
  );
};

/** Two means per area, the first partner's first. Doesn't include single answers. */
export type Means = Record<string, [number, number]>;

export const compareAnswers = (
  questions: readonly Question[],
  first: Responses,
  second: Responses,
): Means =>
  Object.fromEntries(
    [...new Set(questions.map(({ area }) => area))].map((area) => [
      area,
      [meanOf(questions, area, first), meanOf(questions, area, second)],
    ]),
  );

/** The rule, in order: far apart, content for both, hard for both, or somewhere between. */
export function areaVerdictOf([one, other]: readonly [number, number]): AreaVerdict {
  if (Math.abs(one - other) >= APART) return "different";
  if (one >= CONTENT && other >= CONTENT) return "strength";
  return one <= HARD && other <= HARD ? "work" : "between";
}

const ORDER: readonly AreaVerdict[] = ["different", "work", "strength", "between"];

/**
 * Things the couple could try: first where they differ, then what's hard for both, then what to
 * keep.
 */
export function actionsFor(type: AssessmentType, means: Means): string[] {
  const { areas } = INSTRUMENTS[type];
  return Object.entries(means)
    .map(([area, pair]) => ({ area, standing: areaVerdictOf(pair) }))
    .sort((one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing))
    .flatMap(({ area, standing }) =>
      standing === "between" ? [] : [areas[area]?.[standing] ?? ""],
    )
    .filter(Boolean)
    .slice(0, MAX_ACTIONS);
}
