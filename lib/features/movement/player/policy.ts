import type { NewPerformance, NewSession } from "@/lib/features/movement/sessions/types";
import { DEFAULT_ENERGY, DEFAULT_PAIN, LEAD_IN, MIN_SET, RELEASE } from "./constants";
import type { Action, Item, Place, Rest, Step, Work } from "./types";

const SIDES = ["first", "second"] as const;

/**
 * A held exercise is split into one side and then the other; counted ones say "each side" instead.
 */
function workOf(item: Item, at: number, set: number): Work[] {
  const { reps, holdTime } = item;
  const isOneSideAtATime = item.exercise.perSide && reps === null;
  const sides = isOneSideAtATime ? SIDES : [null];
  return sides.map((side) => ({ kind: "work", item: at, set, side, reps, holdTime }));
}

const restOf = (item: Item, at: number, set: number): Rest[] =>
  set < item.sets && item.restTime ? [{ kind: "rest", item: at, set, seconds: item.restTime }] : [];

/** The routine as a sequence of steps, each left with "Next". */
export const stepsOf = (items: readonly Item[]): Step[] =>
  items.flatMap((item, at) =>
    Array.from({ length: item.sets }, (_, index) => index + 1).flatMap((set) => [
      ...workOf(item, at, set),
      ...restOf(item, at, set),
    ]),
  );

export const freshPlace = (key: string, pain = DEFAULT_PAIN): Place => ({
  key,
  stage: "before",
  step: 0,
  done: [],
  ratings: {},
  painBefore: pain,
  painAfter: pain,
  energy: DEFAULT_ENERGY,
  notes: "",
  stopSigns: [],
  movedMs: 0,
  stepFrom: 0,
  since: null,
  endedAt: null,
});

/** Pauses the clock after a reload, since no one's moving until they continue. */
export const resumed = (place: Place): Place => ({ ...place, since: null });

const counted = (place: Place, now: number): number =>
  place.movedMs + (place.since === null ? 0 : Math.max(0, now - place.since));

/** Whole seconds in the step, not counting pauses. */
export const secondsIn = (place: Place, now: number): number =>
  Math.floor((counted(place, now) - place.stepFrom) / 1000);

const paused = (place: Place, now: number): Place => ({
  ...place,
  movedMs: counted(place, now),
  since: null,
});

const ended = (place: Place, stage: "after" | "stopped", now: number): Place => ({
  ...paused(place, now),
  stage,
  endedAt: place.endedAt ?? new Date(now).toISOString(),
});

function goTo(place: Place, steps: readonly Step[], step: number, now: number): Place {
  if (step >= steps.length) return ended(place, "after", now);
  return {
    ...place,
    step: Math.max(0, step),
    stepFrom: counted(place, now),
    since: place.since ?? now,
  };
}

const leftQuickly = (place: Place, steps: readonly Step[], now: number): boolean =>
  steps[place.step]?.kind === "work" && secondsIn(place, now) < MIN_SET;

/**
 * Marks the step done. It doesn't count as quick if it was properly done before, or is now after a
 * first look.
 */
function withDone(place: Place, steps: readonly Step[], now: number): Place {
  const { step, done, quick = [] } = place;
  const isQuick = leftQuickly(place, steps, now) && (quick.includes(step) || !done.includes(step));
  return {
    ...place,
    done: done.includes(step) ? done : [...done, step],
    quick: [...quick.filter((other) => other !== step), ...(isQuick ? [step] : [])],
  };
}

/** The steps that count. If the person says they only looked at some, those don't. */
export const doneSteps = ({ done, quick = [], onlyLooked = false }: Place): readonly number[] =>
  onlyLooked ? done.filter((step) => !quick.includes(step)) : done;

/** The first step of the exercise after the one at `step`. */
function afterItem(steps: readonly Step[], step: number): number {
  const item = steps[step]?.item ?? 0;
  const next = steps.findIndex((other) => other.item > item);
  return next < 0 ? steps.length : next;
}

/** The previous step, skipping rests on the way back. */
function before(steps: readonly Step[], step: number): number {
  for (let at = step - 1; at > 0; at -= 1) if (steps[at]?.kind === "work") return at;
  return 0;
}

/** The player's reducer. Pure: time comes with the action. */
export function reducePlayer(place: Place, action: Action, steps: readonly Step[]): Place {
  switch (action.type) {
    case "start":
      return place.stage === "before"
        ? { ...place, stage: "moving", since: action.now, painAfter: place.painBefore }
        : place;
    case "next":
      return place.stage === "moving"
        ? goTo(withDone(place, steps, action.now), steps, place.step + 1, action.now)
        : place;
    case "skip":
      return place.stage === "moving"
        ? goTo(place, steps, afterItem(steps, place.step), action.now)
        : place;
    case "back":
      if (place.stage === "after") {
        return {
          ...place,
          stage: "moving",
          endedAt: null,
          stepFrom: place.movedMs,
          since: action.now,
        };
      }
      return goTo(place, steps, before(steps, place.step), action.now);
    case "pause":
      return paused(place, action.now);
    case "go on":
      return place.since === null ? { ...place, since: action.now } : place;
    case "end":
      return goTo(place, steps, steps.length, action.now);
    case "stop":
      return { ...ended(place, "stopped", action.now), stopSigns: action.signs };
    case "rate":
      return { ...place, ratings: { ...place.ratings, [action.item]: action.rating } };
    case "say":
      return { ...place, ...action.answers };
  }
}

function performanceOf(
  item: Item,
  at: number,
  steps: readonly Step[],
  place: Place,
): NewPerformance {
  const own = steps.flatMap((step, index) =>
    step.item === at && step.kind === "work" ? [{ step, index }] : [],
  );
  const counted = new Set(doneSteps(place));
  const done = own.filter(({ index }) => counted.has(index));
  const left = new Set(own.filter(({ index }) => !counted.has(index)).map(({ step }) => step.set));
  const sets = item.sets - left.size;
  const isHere = place.stage === "stopped" && steps[place.step]?.item === at;
  const status = done.length === own.length ? "completed" : done.length > 0 ? "partial" : "skipped";
  return {
    exerciseId: item.exerciseId,
    setsCompleted: sets,
    repsCompleted: item.reps === null ? null : item.reps * sets,
    holdTimeCompleted:
      item.reps === null && item.holdTime !== null ? item.holdTime * done.length : null,
    difficultyRating: place.ratings[at] ?? null,
    completionStatus: isHere ? "stopped" : status,
  };
}

const MINUTE_MS = 60_000;

/** The session to record from a place. A stop says nothing about the pain afterward. */
export function sessionOf(routineId: string, items: readonly Item[], place: Place): NewSession {
  const steps = stepsOf(items);
  const notes = place.notes.trim();
  return {
    routineId,
    duration: Math.max(1, Math.round(place.movedMs / MINUTE_MS)),
    totalExercises: items.length,
    painBefore: place.painBefore,
    painAfter: place.stage === "stopped" ? null : place.painAfter,
    energyLevel: place.energy,
    ...(notes ? { notes } : {}),
    stopSigns: place.stopSigns,
    performances: items.map((item, at) => performanceOf(item, at, steps, place)),
  };
}

/**
 * A step's clock display: getting ready, holding, releasing, or done. Null if the step isn't timed.
 */
export interface Moment {
  readonly phase: "ready" | "hold" | "release" | "rest" | "over";
  /** seconds left in the phase */
  readonly left: number;
  /** seconds of the whole phase */
  readonly of: number;
  /** Held repetitions completed. */
  readonly reps: number;
}

const phase = (name: Moment["phase"], left: number, of: number, reps = 0): Moment => ({
  phase: name,
  left,
  of,
  reps,
});

/** `seconds` since the step began, not counting pauses. */
export function momentIn(step: Step, seconds: number): Moment | null {
  if (step.kind === "rest") {
    const left = step.seconds - seconds;
    return left > 0 ? phase("rest", left, step.seconds) : phase("over", 0, step.seconds);
  }
  const { holdTime, reps } = step;
  if (holdTime === null) return null;
  const held = seconds - LEAD_IN;
  if (held < 0) return phase("ready", -held, LEAD_IN);
  const round = holdTime + RELEASE;
  const done = Math.floor(held / round);
  const within = held % round;
  const times = reps ?? 1;
  if (done >= times || (done === times - 1 && within >= holdTime))
    return phase("over", 0, holdTime, times);
  return within < holdTime
    ? phase("hold", holdTime - within, holdTime, done)
    : phase("release", round - within, RELEASE, done + 1);
}
