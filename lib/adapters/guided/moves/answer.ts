import { chips, exerciseAskedFor, fittingExercises } from "../choose-exercise";
import { WISH } from "../copy/wish";
import { type Place, wasOffered } from "../place";
import { isGibberish, type Reading, saysLittle } from "../reading";
import type { Speaker } from "../speaker";
import { begin, walk } from "./exercise";
import { reflect, talk } from "./talk";

/** Decides what kind of answer the last message needs. Safety and honesty come first, then the person's own wish. */
export function answer(speaker: Speaker, reading: Reading, place: Place) {
  const { intents, voice } = reading;
  if (intents.has("crisis")) return speaker.mustSay(voice.crisis);
  if (intents.has("askAi")) return answerAndReturn(speaker, reading, place, voice.ai);
  if (intents.has("askMedical")) return speaker.mustSay(voice.medical);
  const asked = exerciseAskedFor(reading);
  if (asked && !intents.has("acute")) return begin(speaker, asked);
  if (intents.has("goodbye") && reading.words <= 12) return sayGoodbye(speaker, reading);
  if (place.kind === "step") return walk(speaker, reading, place);
  if (place.kind === "offered" && answerToOffer(speaker, reading, place)) return;
  answerInTalk(speaker, reading, place);
}

function answerAndReturn(speaker: Speaker, reading: Reading, place: Place, lines: readonly string[]) {
  speaker.mustSay(lines);
  if (place.kind === "step") speaker.sayExactly(place.exercise.steps[place.step]?.hint ?? "");
  else if (reading.earlier.length > 0) speaker.say(reading.voice.back);
}

function sayGoodbye(speaker: Speaker, reading: Reading) {
  const { firstName, language } = reading.turn;
  const usable = firstName !== null && /^[\p{L}\p{M}' -]{1,30}$/u.test(firstName);
  const comma = language === "zh" ? "，" : language === "ar" ? "، " : ", ";
  speaker.mustSay(reading.voice.goodbye, { name: usable ? `${comma}${firstName}` : "" });
}

/** True when the message took up or turned down what was offered; anything else is talk. */
function answerToOffer(speaker: Speaker, reading: Reading, place: Extract<Place, { kind: "offered" }>): boolean {
  const { intents, voice, words } = reading;
  const short = words <= 12;
  if (short && (intents.has("no") || intents.has("keepTalking") || intents.has("stop"))) {
    speaker.mustSay(voice.declined);
    speaker.say(voice.questions);
    return true;
  }
  if (short && intents.has("yes")) {
    begin(speaker, place.exercise);
    return true;
  }
  return false;
}

function answerInTalk(speaker: Speaker, reading: Reading, place: Place) {
  const { intents, voice, words } = reading;
  if (intents.has("misunderstood")) return speaker.mustSay(voice.repair);
  if (intents.has("thanks") && words <= 10) return speaker.mustSay(voice.thanks);
  if (intents.has("greeting")) return speaker.mustSay(voice.greeting);
  if (intents.has("dontKnow")) {
    speaker.mustSay(voice.smaller);
    return speaker.suggest(chips(reading));
  }
  if (isGibberish(reading) || (saysLittle(reading) && reading.earlier.length === 0))
    return speaker.mustSay(voice.unclear);
  if (intents.has("keepTalking") && words <= 6) {
    speaker.mustSay(voice.declined);
    return speaker.say(voice.questions);
  }
  if (intents.has("tellMe") && answerToWish(speaker, reading)) return;
  if (intents.has("askAdvice") && reading.text.includes("?")) {
    if (reading.said) reflect(speaker, reading, false);
    if (speaker.say(voice.advice)) return speaker.suggest(chips(reading));
  }
  talk(speaker, reading, place.kind === "talk" ? place : { kind: "talk", after: "offer", turns: 1 });
}

/** Whoever asks for an answer gets the wish acknowledged and one small thing to do, before any question. */
function answerToWish(speaker: Speaker, reading: Reading): boolean {
  const exercise = fittingExercises(reading).find((candidate) => !wasOffered(reading.turn.lines, candidate));
  if (!exercise || !speaker.say(WISH[reading.turn.language][reading.turn.audience])) return false;
  speaker.sayExactly(exercise.offer);
  speaker.mustSay(reading.voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
  return true;
}
