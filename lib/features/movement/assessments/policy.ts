import { type AssessmentType, BALANCE, CHAIR_STANDS, CHECKS, REGIONS, SCORES } from "./constants";
import { ASSESSMENT_ADVICE } from "./copy";
import type { Advice, Assessment, Scores } from "./types";

/**
 * Pain levels (0-10) that call for a clinician or for caution, following the usual bands of pain
 * scales (mild 1-3, moderate 4-6, strong 7-10).
 */
const STRONG_PAIN = 7;
const MODERATE_PAIN = 4;

/** Days until the next check. */
const AGAIN = { soon: 7, fortnight: 14, month: 28, sixWeeks: 42 } as const;

/**
 * The "28-day" rhythm: strength and movement take about four weeks to change (ACSM, progression
 * models, 2009).
 */
const inOrder = (scores: Scores) =>
  Object.entries(scores).sort(([, one], [, other]) => other - one);

function painAdvice(levels: Scores): Advice {
  const copy = ASSESSMENT_ADVICE.pain;
  const [worst] = inOrder(levels);
  const [place = "", level = 0] = worst ?? [];
  const several = Object.values(levels).filter((each) => each >= MODERATE_PAIN).length >= 3;
  const further = several ? [copy.several] : [];
  if (level >= STRONG_PAIN)
    return {
      recommendations: [copy.strong(place), copy.restGently, ...further],
      again: AGAIN.soon,
    };
  if (level >= MODERATE_PAIN)
    return { recommendations: [copy.moderate(place), ...further], again: AGAIN.fortnight };
  if (level > 0) return { recommendations: [copy.mild(place)], again: AGAIN.month };
  return { recommendations: [copy.none], again: AGAIN.sixWeeks };
}

/** Points of a mobility check. */
const HURT_OR_NOT_TRIED = 0;
const STIFF = 1;
const GOOD = 3;

function mobilityAdvice(scores: Scores): Advice {
  const copy = ASSESSMENT_ADVICE.mobility;
  const scored = (score: number) =>
    CHECKS.mobility.filter(({ id }) => Math.floor(scores[id] ?? GOOD) === score);
  // A movement that hurt gets no advice to stretch.
  const hurting = scored(HURT_OR_NOT_TRIED).map(({ id }) => copy.hurts(id));
  const stiff = scored(STIFF).map(({ id }) => copy.stiff[id] ?? copy.other);
  if (hurting.length > 0)
    return { recommendations: [...hurting, ...stiff], again: AGAIN.fortnight };
  if (stiff.length === 0) return { recommendations: [copy.good], again: AGAIN.sixWeeks };
  return { recommendations: [...stiff, copy.often], again: AGAIN.month };
}

/**
 * Chair stands below which legs count as weak at that age: the lower of the two CDC STEADI values
 * (30-second chair stand, 2017), because we don't ask for sex; below 60, the first band's value.
 */
const MIN_STANDS = [
  { from: 90, stands: 4 },
  { from: 85, stands: 8 },
  { from: 80, stands: 9 },
  { from: 70, stands: 10 },
  { from: 65, stands: 11 },
  { from: 0, stands: 12 },
] as const;

export const fewestStands = (age: number | null): number =>
  MIN_STANDS.find(({ from }) => (age ?? 0) >= from)?.stands ?? 12;

/**
 * Fewer than ten heel raises on both legs are too few for daily walking; the same goes for wall
 * push-ups.
 */
const MIN_REPEATS = 10;

function strengthAdvice(scores: Scores, age: number | null): Advice {
  const copy = ASSESSMENT_ADVICE.strength;
  const least = (id: string) => (id === CHAIR_STANDS ? fewestStands(age) : MIN_REPEATS);
  const weak = CHECKS.strength.filter(
    ({ id }) => (scores[id] ?? Number.POSITIVE_INFINITY) < least(id),
  );
  if (weak.length === 0) return { recommendations: [copy.good], again: AGAIN.sixWeeks };
  return {
    recommendations: [...weak.map(({ id }) => copy.weak[id] ?? copy.other), copy.often],
    again: AGAIN.month,
  };
}

/**
 * Failing to stand heel to toe for ten seconds means a higher risk of falls (CDC STEADI, 4-Stage
 * Balance Test).
 */
const SAFE_STAGE = 3;
const HARD_TASK = 4;

function functionalAdvice(scores: Scores): Advice {
  const copy = ASSESSMENT_ADVICE.functional;
  const isUnsteady = (scores[BALANCE] ?? 4) < SAFE_STAGE;
  const hard = CHECKS.functional.filter(
    ({ id }) => id !== BALANCE && (scores[id] ?? 10) <= HARD_TASK,
  );
  const recommendations = [
    ...(isUnsteady ? [copy.unsteady] : []),
    ...hard.map(({ id }) => copy.hard[id] ?? copy.other),
  ];
  if (recommendations.length === 0) return { recommendations: [copy.good], again: AGAIN.month };
  return {
    recommendations: [...recommendations, ...(hard.length >= 3 ? [copy.many] : [])],
    again: AGAIN.fortnight,
  };
}

/**
 * Advice from the scores, by stated rules and without a diagnosis. `age` in years, null when
 * unknown.
 */
export function adviceFor(
  type: AssessmentType,
  scores: Scores,
  { age }: { age: number | null },
): Advice {
  if (type === "pain") return painAdvice(scores);
  if (type === "mobility") return mobilityAdvice(scores);
  return type === "strength" ? strengthAdvice(scores, age) : functionalAdvice(scores);
}

/** The single number of an assessment that its trend is drawn from. */
export interface Headline {
  readonly value: number;
  readonly most: number;
  readonly better: "lower" | "higher";
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const MAX_DRAWN = { pain: 10, mobility: 3, strength: 30, functional: 10 } as const;

/**
 * Pain: the strongest. Mobility: the mean of its points. Strength: chair stands, or else the mean
 * of the counts. Function: the mean of the tasks.
 */
export function headlineOf(assessment: Assessment): Headline {
  const type = assessment.assessmentType;
  const scores = assessment[SCORES[type]] ?? {};
  const most = MAX_DRAWN[type];
  if (type === "pain")
    return { value: Math.max(0, ...Object.values(scores)), most, better: "lower" };
  const stands = scores[CHAIR_STANDS];
  if (type === "strength" && stands !== undefined) return { value: stands, most, better: "higher" };
  const counted = Object.entries(scores).filter(([id]) => id !== BALANCE);
  return {
    value: Math.round(mean(counted.map(([, score]) => score)) * 10) / 10,
    most,
    better: "higher",
  };
}

/** How long (ms) a pain check stays relevant for later checks. */
const PAIN_RELEVANT_MS = 7 * 24 * 60 * 60 * 1000;

/** The strongest pain of the last pain check, if it matters before another check; else null. */
export function painToMind(
  assessments: readonly Assessment[],
  now: number,
): { place: string; level: number } | null {
  const last = assessments.find(({ assessmentType }) => assessmentType === "pain");
  if (!last || now - Date.parse(last.createdAt) > PAIN_RELEVANT_MS) return null;
  const [place = "", level = 0] = inOrder(last.painLevels ?? {})[0] ?? [];
  return level >= MODERATE_PAIN ? { place, level } : null;
}

/** The strongest pain of each area of a routine, from a pain assessment. */
export function painByArea(levels: Scores): Record<string, number> {
  const byArea: Record<string, number> = {};
  for (const { id, area } of REGIONS) {
    const level = levels[id] ?? 0;
    if (level > 0) byArea[area] = Math.max(level, byArea[area] ?? 0);
  }
  return byArea;
}
