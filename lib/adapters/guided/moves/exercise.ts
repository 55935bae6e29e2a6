import { isGibberish } from "@/lib/shared/gibberish";
import { chips } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { earlierThought } from "../earlier-thought";
import { givenIn, quoted } from "../given";
import { type AtStep, leftOpen, wasFinished } from "../place";
import type { Reading } from "../reading";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { markOf } from "../traces";
import { finish } from "./finish";

export function begin(speaker: Speaker, reading: Reading, exercise: Exercise) {
  const [first] = exercise.steps;
  if (!first) return;
  const seed = first.seed === undefined ? null : earlierThought(reading);
  if (seed === null) carry(speaker, reading);
  if (first.plainLead) speaker.say([first.plainLead]);
  if (first.seed) speaker.say([first.seed], { seed });
  ask(speaker, reading, exercise, first.ask);
}

/** What was said comes along into the exercise, or else it would begin as if with a stranger. */
function carry(speaker: Speaker, { voice, told }: Reading) {
  const fits = (phrase: string | null) =>
    phrase !== null &&
    !isJudgement(phrase) &&
    !/^(?:he|she|they|it|it's|this|that|you ask yourself|you want a plan)\b/.test(phrase);
  const byWeight = told
    .toReversed()
    .filter((one) => fits(one.phrase))
    .sort((left, right) => right.weight - left.weight);
  const phrase = byWeight[0]?.phrase;
  if (phrase) speaker.say(voice.carried ?? [], { phrase });
}

/** The question as it stands, or behind a few words when it was asked before. */
export function ask(speaker: Speaker, { voice, memory, turn }: Reading, exercise: Exercise, question: string) {
  const leads = wasFinished(turn.lines, exercise) ? voice.anew : voice.resumed;
  if (leads && memory.saidWhole(markOf(question))) speaker.sayAgain(markOf(question), leads);
  else speaker.sayExactly(question);
}

/** Takes up what was left in the middle; false when there is nothing of the kind. */
export function resume(speaker: Speaker, reading: Reading): boolean {
  const open = leftOpen(reading.turn.lines, reading.voice.exercises);
  const step = open?.exercise.steps[open.step];
  if (!open || !step) return false;
  ask(speaker, reading, open.exercise, step.ask);
  return true;
}

/** One turn of an exercise: goes on to the next question, makes the same one smaller, or stops when asked to. */
export function walk(speaker: Speaker, reading: Reading, place: AtStep) {
  const { exercise, step, hinted } = place;
  const current = exercise.steps[step];
  if (!current) return;
  if (wantsOut(reading)) return leave(speaker, reading);
  if (asksWhy(reading.text)) {
    speaker.say([exercise.why]);
    return ask(speaker, reading, exercise, hinted ? current.ask : current.hint);
  }
  const skips = /^(?:skip|pass|next)(?: (?:this|that|it|one|question|please))*[.!]*$/.test(reading.folded);
  const empty = exercise.steps[step + 1]?.lead?.includes("{answer}") && MERE_CONSENT.test(reading.folded);
  const stuck =
    empty || reading.intents.has("dontKnow") || reading.intents.has("misunderstood") || isGibberish(reading.text);
  if (stuck && !hinted && !skips) return ask(speaker, reading, exercise, current.hint);
  if (stuck || skips) speaker.say(reading.voice.leftOpen);
  if (step + 1 < exercise.steps.length) next(speaker, reading, exercise, step + 1, stuck || skips);
  else finish(speaker, reading, exercise);
}

/** Says yes to going on and answers no question. */
const MERE_CONSENT = /^(?:ok(?:ay)?|k|yes|yeah|yep|sure|fine|alright|all right|mm+|mhm|cool)[.! ]*$/;

/** Whoever wants out is let out, with a way to go on talking. */
export const wantsOut = ({ intents, voice, folded, words }: Reading): boolean =>
  intents.has("stop") ||
  intents.has("keepTalking") ||
  (words <= 12 && ((voice.somethingElse?.test(folded) ?? false) || (voice.noExercise?.test(folded) ?? false)));

function leave(speaker: Speaker, reading: Reading) {
  speaker.mustSay(reading.voice.stopped);
  speaker.say(reading.voice.back);
  speaker.suggest(chips(reading, { talk: true }));
}

const asksWhy = (text: string): boolean =>
  /^(?:why\b|what for|what's the point|por qu[eé]|para qu[eé]|pourquoi|à quoi|warum|wozu|为什么|لماذا|क्यों)/i.test(
    text.trim(),
  ) && /[?？؟]\s*$/.test(text);

function next(speaker: Speaker, reading: Reading, exercise: Exercise, step: number, stuck: boolean) {
  const { lead, plainLead, ask: question } = exercise.steps[step] ?? { ask: "" };
  if (!stuck) {
    const answer = quoted(reading, givenIn(reading, exercise)[step - 1] ?? reading.text);
    speaker.sayInOrder(
      [lead, plainLead].filter((line) => line !== undefined),
      { answer },
    );
  }
  ask(speaker, reading, exercise, question);
}
