import { chips, fittingExercises, refusesExercises } from "../choose-exercise";
import { WISH } from "../copy/wish";
import { wasOffered } from "../place";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { reflect } from "./reflect";

/** Whoever asks for an answer gets the wish acknowledged and one small thing to do, before any question. */
export function answerToWish(speaker: Speaker, reading: Reading): boolean {
  const { turn, voice, topic } = reading;
  const refuses = refusesExercises(reading);
  const exercise = refuses ? null : fittingExercises(reading).find((candidate) => !wasOffered(turn.lines, candidate));
  const wish = WISH[turn.language][turn.audience];
  if (topic && voice.topicAdvice?.[topic]?.some((line) => !reading.memory.said(line)) && speaker.say(wish)) {
    speaker.say(voice.topicAdvice[topic]);
    if (!refuses) speaker.suggest(chips(reading, { talk: true }));
    return true;
  }
  if (!exercise || !speaker.say(wish)) return false;
  speaker.sayExactly(exercise.offer);
  speaker.mustSay(voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
  return true;
}

/** "How do I …?": what was heard, then something that helps many people, or what the person thought of already. */
export function advise(speaker: Speaker, reading: Reading): boolean {
  const { voice, topic, said } = reading;
  const helps = (topic && voice.topicAdvice?.[topic]) || [];
  if (![...helps, ...voice.advice].some((line) => !reading.memory.said(line))) return false;
  if (said) reflect(speaker, reading, false);
  if (!speaker.say(helps)) speaker.mustSay(voice.advice);
  if (!refusesExercises(reading)) speaker.suggest(chips(reading));
  return true;
}
