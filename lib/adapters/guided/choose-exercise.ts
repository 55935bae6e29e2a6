import { protestIn } from "@/lib/shared/heard/protest";
import { APPROACH_OF, chosenApproaches } from "./approaches";
import type { Exercise } from "./copy/shape";
import { cuesIn } from "./cue";
import { earlierThought } from "./earlier-thought";
import { wasOffered } from "./place";
import type { Reading } from "./reading";
import { isJudgement } from "./second-person";
import { fold, hash } from "./text";

/** The exercises that fit, best first: what it is about, how it feels, what the person chose and wants. */
export function fittingExercises(reading: Reading): Exercise[] {
  const weights = new Map(reading.voice.exercises.map((exercise) => [exercise, weightOf(reading, exercise)]));
  return [...reading.voice.exercises].sort((left, right) => (weights.get(right) ?? 0) - (weights.get(left) ?? 0));
}

const SUITED = new WeakMap<Reading, ReadonlySet<string>>();

/** Exercises that suit how the last messages were said. */
function suitedTo(reading: Reading): ReadonlySet<string> {
  const known = SUITED.get(reading);
  if (known) return known;
  const found = new Set(
    reading.own.slice(-5).flatMap((line) => cuesIn(line, reading.voice.cues).flatMap(({ cue }) => cue.suits ?? [])),
  );
  SUITED.set(reading, found);
  return found;
}

/** The one that suits what was told, where it was not offered yet: better than advice in general. */
export const suitedExercise = (reading: Reading): Exercise | undefined =>
  fittingExercises(reading).find(({ id }) => suitedTo(reading).has(id) && !offeredIn(reading, id));

const offeredIn = ({ turn, voice }: Reading, id: string): boolean =>
  voice.exercises.some((exercise) => exercise.id === id && wasOffered(turn.lines, exercise));

function weightOf(reading: Reading, exercise: Exercise): number {
  const { turn, topic, mood, lexicon } = reading;
  const goals = fold(turn.therapyGoals ?? "");
  const own = APPROACH_OF[exercise.id];
  const chosen =
    turn.approaches.some((approach) => exercise.approaches.test(approach.name)) ||
    (own !== undefined && chosenApproaches(turn.approaches).includes(own));
  const wanted = exercise.topics.some((candidate) => goals !== "" && lexicon.topics[candidate].test(goals));
  return (
    (topic && exercise.topics.includes(topic) ? 2 : 0) +
    (topic && exercise.topics[0] === topic ? 1 : 0) -
    // What is made for one matter alone has no place in another.
    (exercise.topics.length === 1 && topic !== exercise.topics[0] ? 6 : 0) +
    (mood && exercise.feelings.includes(mood) ? 2 : 0) +
    (chosen ? 3 : 0) +
    (suitedTo(reading).has(exercise.id) ? 4 : 0) +
    (wanted ? 1 : 0) -
    (wasOffered(turn.lines, exercise) ? 10 : 0) +
    (exercise.id === "thought-record" && turn.language === "en" && earlierThought(reading) === null ? 3 : 0) * -1 +
    (turn.language === "en" && HARSH.includes(exercise.id) && reading.said?.phrase && isJudgement(reading.said.phrase)
      ? 2
      : 0) +
    (hash(turn.sessionId + exercise.id) % 100) / 1000
  );
}

/** Whether one fits so well that it may be offered a turn earlier. */
export const readyFor = (reading: Reading): boolean => {
  const [best] = fittingExercises(reading);
  return best !== undefined && weightOf(reading, best) >= (reading.turn.approaches.length > 0 ? 5 : 6);
};

/** "No exercise, please", said once, holds for the conversation: none is offered any more, and each can still be asked for. */
export const refusesExercises = ({ own, voice, turn }: Reading): boolean =>
  own.some((line) => (voice.noExercise?.test(fold(line)) ?? false) || protestIn(line, turn.language) === "exercise");

/** Two or three short things to tap: what fits, and the freedom to go on talking. */
export function chips(reading: Reading, options: { first?: Exercise; talk?: boolean } = {}): string[] {
  const others = refusesExercises(reading) ? [] : fittingExercises(reading).filter((one) => one !== options.first);
  const chosen = options.first ? [options.first, ...others] : others;
  return [
    ...chosen.slice(0, 2).map((exercise) => exercise.chip),
    ...(options.talk ? [reading.voice.keepTalkingChip] : []),
  ];
}

/** For a harsh thought about oneself. */
const HARSH: readonly string[] = ["thought-record", "kind-words"];

/** "I don't want to breathe" names an exercise and does not ask for it. */
const NEGATED =
  /(?<!\p{L})(?:no|don't|dont|do not|not(?<!why not)|never|hate|stop|without|sin|nunca|pas|sans|nicht|kein(?:e|en)?|ohne|لا|بدون|مش)(?!\p{L})|\b(?:boring|stupid|silly|dumb|lame|doesn't help|didn't help|doesn't work)\b|不|别|नहीं|मत |nahi/u;

export const exerciseAskedFor = (reading: Reading): Exercise | null => {
  const folded = fold(reading.text).replace(/[.!]+$/, "");
  const tapped = reading.voice.exercises.find((exercise) => fold(exercise.chip) === folded);
  if (tapped) return tapped;
  if (reading.words > 12 || NEGATED.test(folded)) return null;
  return reading.voice.exercises.find((exercise) => exercise.asked.test(folded)) ?? null;
};
