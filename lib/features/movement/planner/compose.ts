import { PHASES, type Phase, POSITIONS } from "../library/constants";
import { secondsOf } from "../library/seconds-of";
import type { Dose, LibraryExercise } from "../library/types";
import { CHANGE_OF_POSITION, CHANGEOVER, MIN_SHARE } from "./constants";
import { doseFor, oneSetMore } from "./dose-for";
import { likeness, type Wish, worthOf } from "./score";
import { worksOn } from "./suitable";
import { timeOf } from "./time-of";

export interface DosedExercise {
  readonly exercise: LibraryExercise;
  readonly phase: Phase;
  readonly dose: Dose;
  readonly seconds: number;
}

export interface Frame extends Wish {
  /** 5-60 */
  readonly minutes: number;
  readonly suitable: readonly LibraryExercise[];
  /** The most exercises allowed: an easier day shouldn't mean a longer list. */
  readonly most: number;
  /** One set fewer of everything: last time pain rose or everything was hard. */
  readonly fewer: boolean;
  readonly random: () => number;
}

/** The share of the time that warm-up and cool-down may each take, and their maximum (seconds). */
const EDGE_SHARE = 0.18;
const MAX_EDGE = 420;
const CHANGE = CHANGEOVER + CHANGE_OF_POSITION;
/** How much chance may shift a choice; a matched goal weighs about as much. */
const JITTER = 1.6;

/** An exercise in a given place of the routine, with how well it would fit there. */
interface Candidate extends DosedExercise {
  readonly worth: number;
}

/**
 * Fills a routine: warm-up and cool-down first, so that no plan lacks them, then the main part,
 * then extra sets.
 */
export function compose(frame: Frame): readonly DosedExercise[] {
  const jitter = new Map(frame.suitable.map(({ id }) => [id, JITTER * frame.random()]));
  const candidates = PHASES.flatMap((phase) =>
    frame.suitable
      .filter(({ phases }) => phases.includes(phase))
      .map((exercise): Candidate => {
        const worth = worthOf(exercise, phase, frame) + (jitter.get(exercise.id) ?? 0);
        return { ...place(frame, exercise, phase), worth };
      }),
  );
  const budget = frame.minutes * 60;
  const chosen: DosedExercise[] = [];
  fillEdge(chosen, candidates, "warmup", frame);
  fillEdge(chosen, candidates, "cooldown", frame);
  fillMain(chosen, candidates, frame, (exercise) => worksOn(exercise, frame.areas));
  if (!frame.fewer) growSets(chosen, budget);
  if (timeOf(inOrder(chosen)) < budget * MIN_SHARE) {
    fillMain(chosen, candidates, frame, () => true);
    if (!frame.fewer) growSets(chosen, budget);
  }
  return inOrder(chosen);
}

/** An exercise with the dose this plan gives it in this phase. */
export function place(frame: Frame, exercise: LibraryExercise, phase: Phase): DosedExercise {
  const { minutes, fewer, learned } = frame;
  const dose = doseFor(exercise, {
    phase,
    minutes,
    step: learned.stepOf(exercise.id) ?? learned.effort,
    fewer,
  });
  return { exercise, phase, dose, seconds: secondsOf(dose, exercise.perSide) };
}

/** The best unchosen candidate that fits in `room` seconds. */
function best(
  chosen: readonly DosedExercise[],
  candidates: readonly Candidate[],
  room: number,
): Candidate | null {
  const taken = new Set(chosen.map(({ exercise }) => exercise.id));
  let found: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.seconds > room || taken.has(candidate.exercise.id)) continue;
    const beside = chosen
      .filter(({ phase }) => phase === candidate.phase)
      .map(({ exercise }) => exercise);
    const worth = candidate.worth + likeness(candidate.exercise, beside);
    if (worth > most) [found, most] = [candidate, worth];
  }
  return found;
}

function fillEdge(
  chosen: DosedExercise[],
  all: readonly Candidate[],
  phase: Phase,
  frame: Frame,
): void {
  const possible = all.filter((candidate) => candidate.phase === phase);
  // Don't warm up the neck for the knees, unless nothing else is left.
  const fitting = possible.filter(({ exercise }) => worksOn(exercise, frame.areas));
  const candidates = fitting.length > 0 ? fitting : possible;
  const budget = frame.minutes * 60;
  let left = Math.max(1, Math.floor(frame.most / PHASES.length));
  const shortest = Math.min(...candidates.map(({ seconds }) => seconds));
  let room = Math.max(Math.min(MAX_EDGE, budget * EDGE_SHARE), shortest);
  for (
    let next = best(chosen, candidates, room);
    next && left > 0;
    next = best(chosen, candidates, room)
  ) {
    chosen.push(next);
    left -= 1;
    room -= next.seconds + CHANGE;
  }
}

function fillMain(
  chosen: DosedExercise[],
  all: readonly Candidate[],
  frame: Frame,
  pool: (exercise: LibraryExercise) => boolean,
): void {
  const candidates = all.filter(({ phase, exercise }) => phase === "main" && pool(exercise));
  const next = () =>
    chosen.length < frame.most
      ? best(chosen, candidates, frame.minutes * 60 - timeOf(inOrder(chosen)) - 2 * CHANGE)
      : null;
  for (let item = next(); item; item = next()) chosen.push(item);
}

/** Turns leftover time into extra sets, in turn, main part only. */
function growSets(chosen: DosedExercise[], budget: number): void {
  let left = budget - timeOf(inOrder(chosen));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [at, item] of chosen.entries()) {
      const dose = item.phase === "main" ? oneSetMore(item.exercise, item.dose) : null;
      const seconds = dose ? secondsOf(dose, item.exercise.perSide) : 0;
      if (!dose || seconds - item.seconds > left) continue;
      chosen[at] = { ...item, dose, seconds };
      left -= seconds - item.seconds;
      grew = true;
    }
  }
}

/**
 * Orders warm-up, main, cool-down, and within each from standing to lying, so that no one gets up
 * and down more than needed.
 */
const inOrder = (items: readonly DosedExercise[]): DosedExercise[] =>
  items.toSorted(
    (one, other) =>
      PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase) ||
      POSITIONS.indexOf(one.exercise.position) - POSITIONS.indexOf(other.exercise.position),
  );
