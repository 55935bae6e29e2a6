import { AGE_GROUPS, type AgeGroup } from "@/lib/shared/audience";
import { COUNTED, ENCOURAGED_AT, type Encouraged, FINISHED } from "./constants";
import type {
  Counts,
  Enrolment,
  Program,
  ProgramModule,
  Requirements,
  ShownProgram,
  WalkedModule,
} from "./types";

/**
 * Distributes activity over the steps: each item counts for the first step of its kind that still
 * has room, so nothing counts twice.
 */
export function walk(modules: readonly ProgramModule[], counts: Counts): WalkedModule[] {
  const left: Record<string, number> = { ...counts };
  return modules.map((module) => {
    const done = Math.min(module.target, left[module.counts] ?? 0);
    left[module.counts] = (left[module.counts] ?? 0) - done;
    return { ...module, done };
  });
}

export const isDone = ({ done, target }: WalkedModule): boolean => done >= target;

/** Whole percent; every step has equal weight. Rounded down, so that 100 means all of it. */
export function progressOf(walked: readonly WalkedModule[]): number {
  if (walked.length === 0) return 0;
  if (walked.every(isDone)) return FINISHED;
  const parts = walked.reduce((sum, { done, target }) => sum + done / target, 0);
  return Math.min(FINISHED - 1, Math.floor((FINISHED * parts) / walked.length));
}

/**
 * Takes the larger number of each kind: done stays done, even if a diary entry is deleted later.
 */
export const grown = (before: Counts, now: Counts): Counts =>
  Object.fromEntries(
    COUNTED.map((kind) => [kind, Math.max(before[kind] ?? 0, now[kind] ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  );

export const isSameCounts = (one: Counts, other: Counts): boolean =>
  COUNTED.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));

/** The first step that is not done. */
export const nextStep = (walked: readonly WalkedModule[]): WalkedModule | null =>
  walked.find((module) => !isDone(module)) ?? null;

/** Picks the encouragement for this progress (CERT-05); none below 50 and none at the end. */
export const encouragedAt = (progress: number): Encouraged | null =>
  progress >= FINISHED ? null : (ENCOURAGED_AT.findLast((from) => progress >= from) ?? null);

/** CERT-04: only those with status active and progress below 100. */
export const isInProgress = ({ status, progress }: Enrolment): boolean =>
  status === "active" && progress < FINISHED;

/**
 * The row that enrolling would resume. A finished one stays as it is, and its program can be begun
 * again.
 */
export const openEnrolment = (
  enrolments: readonly Enrolment[],
  programId: string,
): Enrolment | null =>
  enrolments.find(
    (enrolment) => enrolment.programId === programId && enrolment.status !== "completed",
  ) ?? null;

/** Someone may resume a program they have outgrown, but not one made for older people. */
export const mayGoOn = ({ ageGroups }: Pick<Requirements, "ageGroups">, own: AgeGroup): boolean =>
  ageGroups.some((made) => AGE_GROUPS.indexOf(made) <= AGE_GROUPS.indexOf(own));

/** The page data of a program, offered or enrolled in; null if it's neither. */
export function shownProgram(
  id: string,
  programs: readonly Program[],
  enrolments: readonly Enrolment[],
): ShownProgram | null {
  const program = programs.find((one) => one.id === id);
  if (program) {
    const { name, type, duration, description, requirements } = program;
    const { sources, modules } = requirements;
    return { id, name, type, duration, description, sources, steps: walk(modules, {}) };
  }
  const own = enrolments.find(({ programId }) => programId === id);
  if (!own) return null;
  const { programName: name, programType: type, duration, sources, modules: steps } = own;
  return { id, name, type, duration, description: null, sources, steps };
}

/** Whole days from the first to the last, inclusive. */
export function daysBetween(from: Date, to: Date): number {
  const dayOf = (at: Date) => Math.floor(at.getTime() / 86_400_000);
  return Math.max(1, dayOf(to) - dayOf(from) + 1);
}
