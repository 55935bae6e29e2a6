import { chips, fittingExercises, refusesExercises, suitedExercise } from "../choose-exercise";
import { WISH } from "../copy/wish";
import { wasOffered } from "../place";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { reflect } from "./reflect";

/** Whoever asks for an answer gets the wish acknowledged and one small thing to do, before any question. */
export function answerToWish(speaker: Speaker, reading: Reading): boolean {
  const { turn, voice } = reading;
  if (offerSuited(speaker, reading)) return true;
  const refuses = refusesExercises(reading);
  const exercise = refuses ? null : fittingExercises(reading).find((candidate) => !wasOffered(turn.lines, candidate));
  const wish = WISH[turn.language][turn.audience];
  if (adviseOn(speaker, reading)) {
    if (!refuses) speaker.suggest(chips(reading, { talk: true }));
    return true;
  }
  if (!exercise || !speaker.say(wish)) return false;
  speaker.sayExactly(exercise.offer);
  speaker.mustSay(voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
  return true;
}

/** An exercise made for what was told, ahead of advice in general. */
function offerSuited(speaker: Speaker, reading: Reading): boolean {
  const exercise = refusesExercises(reading) ? undefined : suitedExercise(reading);
  if (!exercise) return false;
  speaker.say(reading.voice.adviceLead ?? []);
  speaker.sayExactly(exercise.offer);
  speaker.mustSay(reading.voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
  return true;
}

/** What helps many people with the matter that was spoken of last. False when that was said already. */
function adviseOn(speaker: Speaker, { voice, topic, topicNow, topicLately, memory }: Reading): boolean {
  const helps = [topicNow, topic, topicLately].flatMap((one) => (one && voice.topicAdvice?.[one]) || []);
  const fresh = helps.find((line) => !memory.said(line));
  if (fresh === undefined) return false;
  if (speaker.silent) speaker.say(voice.adviceLead ?? []);
  return speaker.say([fresh]);
}

/** "How do I …?": what was heard, then something that helps many people, or what the person thought of already. */
export function advise(speaker: Speaker, reading: Reading): boolean {
  const { voice, said, memory } = reading;
  if (offerSuited(speaker, reading)) return true;
  if (said) reflect(speaker, reading, false);
  if (!adviseOn(speaker, reading)) {
    if (speaker.silent && voice.advice.every((line) => memory.said(line))) return false;
    speaker.mustSay(voice.advice);
  }
  if (!refusesExercises(reading)) speaker.suggest(chips(reading));
  return true;
}
