import { PAIN_ROSE } from "./constants";
import type { Performance } from "./types";

/** How many sessions an exercise rests after it was stopped or felt too hard. */
const RESTS_FOR = 3;
const EASY = 2;
const HARD = 4;

/** -1: less than usual, 1: more. */
export type Step = -1 | 0 | 1;

export interface TrainingHistory {
  /** The exercises of the last session, and of the one before it. */
  readonly lastTime: ReadonlySet<string>;
  readonly beforeThat: ReadonlySet<string>;
  readonly stopped: ReadonlySet<string>;
  readonly tooHard: ReadonlySet<string>;
  readonly skipped: ReadonlySet<string>;
  /** Pain was clearly higher after the last session than before it. */
  readonly painRose: boolean;
  /** The adjustment the last session as a whole calls for. */
  readonly effort: Step;
  /** The adjustment an exercise's last time calls for; null if it was never done. */
  stepOf(exerciseId: string): Step | null;
}

/** Derives the next plan's adjustments from earlier sessions. Rows of one session share a time. */
export function readHistory(history: readonly Performance[]): TrainingHistory {
  const moments = [...new Set(history.map(({ at }) => at))].sort().reverse();
  const of = (at: string | undefined) => history.filter((row) => row.at === at);
  const idsOf = (rows: readonly Performance[]) => new Set(rows.map(({ exerciseId }) => exerciseId));
  const [last, previous] = moments;
  const lastRows = of(last);
  const recent = new Set(moments.slice(0, RESTS_FOR));
  const recentRows = history.filter(({ at }) => recent.has(at));
  const newest = new Map<string, Performance>();
  for (const row of history) {
    const known = newest.get(row.exerciseId);
    if (!known || known.at < row.at) newest.set(row.exerciseId, row);
  }
  return {
    lastTime: idsOf(lastRows),
    beforeThat: idsOf(of(previous)),
    stopped: idsOf(recentRows.filter(({ status }) => status === "stopped")),
    tooHard: idsOf(recentRows.filter(({ difficultyRating }) => difficultyRating === 5)),
    skipped: idsOf(lastRows.filter(({ status }) => status === "skipped")),
    painRose: lastRows.some(
      ({ painBefore, painAfter }) =>
        painBefore !== null && painAfter !== null && painAfter - painBefore >= PAIN_ROSE,
    ),
    effort: effortOf(lastRows),
    stepOf: (exerciseId) => stepOf(newest.get(exerciseId)),
  };
}

function effortOf(rows: readonly Performance[]): Step {
  const ratings = rows.flatMap(({ difficultyRating }) =>
    difficultyRating === null ? [] : [difficultyRating],
  );
  if (ratings.length === 0) return 0;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return mean >= HARD ? -1 : mean <= EASY ? 1 : 0;
}

function stepOf(row: Performance | undefined): Step | null {
  if (!row) return null;
  if (row.status === "partial" || (row.difficultyRating ?? 0) >= HARD) return -1;
  return row.status === "completed" && row.difficultyRating !== null && row.difficultyRating <= EASY
    ? 1
    : 0;
}
