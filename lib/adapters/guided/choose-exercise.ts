import { APPROACH_OF, type ApproachName, chosenApproaches } from "./approaches";
import { type Cue, type Exercise, TOPICS, type Topic } from "./copy/shape";
import { cuesIn } from "./cue";
import { earlierThought } from "./earlier-thought";
import { once } from "./once";
import { wasOffered } from "./place";
import type { Reading } from "./reading";
import { isJudgement } from "./second-person";
import { fold, hash } from "./text";
import { marksOf } from "./traces";

/** The exercises that fit, best first: what it is about, how it feels, what the person chose and wants. */
export const fittingExercises = (reading: Reading): readonly Exercise[] => weighedIn(reading).best;

/** An offer asks for them several times in a turn. */
const weighedIn = once((reading: Reading) => {
  const liking = likingOf(reading);
  const weights = new Map(reading.voice.exercises.map((one) => [one, weightOf(reading, one, liking)]));
  const weightIn = (exercise: Exercise): number => weights.get(exercise) ?? 0;
  const best = [...reading.voice.exercises].sort((left, right) => weightIn(right) - weightIn(left));
  return { best, weightIn };
});

/** Most ways of saying it suit no exercise, and only the others are listened for in earlier messages. */
const suiting = once((cues: readonly Cue[]) => cues.filter(({ suits }) => suits !== undefined));

/** Exercises that suit how the last messages were said. */
const suitedTo = once(({ lines, voice }: Reading): ReadonlySet<string> => {
  const lately = lines.slice(-5);
  const heard = lately.flatMap(({ folded }) => cuesIn(folded, suiting(voice.cues)));
  return new Set(heard.flatMap(({ cue }) => cue.suits ?? []));
});

/** The one that suits what was told, where it was not offered yet: better than advice in general. */
export const suitedExercise = (reading: Reading): Exercise | undefined =>
  fittingExercises(reading).find(({ id }) => suitedTo(reading).has(id) && !offeredIn(reading, id));

const offeredIn = ({ turn, voice }: Reading, id: string): boolean =>
  voice.exercises.some((exercise) => exercise.id === id && wasOffered(turn.lines, exercise));

/** What the person chose and wants, and what is the same for every exercise of a turn. */
interface Liking {
  readonly chosen: readonly ApproachName[];
  readonly goals: ReadonlySet<Topic>;
  readonly suited: ReadonlySet<string>;
  readonly harsh: boolean;
  /** The hash that turns each one's rank a little. */
  readonly seeded: number;
}

function likingOf(reading: Reading): Liking {
  const { turn, said, lexicon } = reading;
  const goals = fold(turn.therapyGoals ?? "");
  return {
    chosen: chosenApproaches(turn.approaches),
    goals: new Set(goals === "" ? [] : TOPICS.filter((topic) => lexicon.topics[topic].test(goals))),
    suited: suitedTo(reading),
    harsh: turn.language === "en" && Boolean(said?.phrase && isJudgement(said.phrase)),
    seeded: hash(turn.sessionId),
  };
}

function weightOf(reading: Reading, exercise: Exercise, { chosen, goals, suited, harsh, seeded }: Liking): number {
  const { turn, topic, mood } = reading;
  const own = APPROACH_OF[exercise.id];
  const isChosen =
    turn.approaches.some((approach) => exercise.approaches.test(approach.name)) ||
    (own !== undefined && chosen.includes(own));
  const lacksThought = exercise.id === "thought-record" && turn.language === "en" && earlierThought(reading) === null;
  return (
    (topic && exercise.topics.includes(topic) ? 2 : 0) +
    (topic && exercise.topics[0] === topic ? 1 : 0) -
    // What is made for one matter alone has no place in another.
    (exercise.topics.length === 1 && topic !== exercise.topics[0] ? 6 : 0) +
    (mood && exercise.feelings.includes(mood) ? 2 : 0) +
    (isChosen ? 3 : 0) +
    (suited.has(exercise.id) ? 4 : 0) +
    (exercise.topics.some((one) => goals.has(one)) ? 1 : 0) -
    (wasOffered(turn.lines, exercise) ? 10 : 0) -
    (lacksThought ? 3 : 0) +
    (harsh && HARSH.includes(exercise.id) ? 2 : 0) +
    (hash(exercise.id, seeded) % 100) / 1000
  );
}

/** Whether one fits so well that it may be offered a turn earlier. */
export const readyFor = (reading: Reading): boolean => {
  const { best, weightIn } = weighedIn(reading);
  return best[0] !== undefined && weightIn(best[0]) >= (reading.turn.approaches.length > 0 ? 5 : 6);
};

/** "No exercise, please", said once, holds for the conversation: none is offered any more, and each can still be asked for. */
export const refusesExercises = once(({ lines, voice }: Reading): boolean =>
  lines.some((line) => (voice.noExercise?.test(line.folded) ?? false) || line.protest === "exercise"),
);

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

const unended = ({ folded }: Reading): string => folded.replace(/[.!]+$/, "");

/** Its name, as it stands on a chip to tap. */
export const tappedExercise = (reading: Reading): Exercise | null =>
  reading.voice.exercises.find((exercise) => marksOf(exercise).chip === unended(reading)) ?? null;

export const exerciseAskedFor = (reading: Reading): Exercise | null => {
  const tapped = tappedExercise(reading);
  if (tapped) return tapped;
  const folded = unended(reading);
  if (reading.words > 12 || NEGATED.test(folded)) return null;
  return reading.voice.exercises.find((exercise) => exercise.asked.test(folded)) ?? null;
};
