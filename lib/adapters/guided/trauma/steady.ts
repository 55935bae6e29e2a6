import { exerciseAskedFor } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { holdsLine } from "../memory";
import { goOn, sayGoodbye } from "../moves/direct";
import { begin, walk } from "../moves/exercise";
import { findPlace, wasBegun, wasOffered } from "../place";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { STEADY } from "./copy/languages";
import {
  blamesThemselves,
  fearsTelling,
  goesOnTelling,
  isFlashback,
  tellsTheEvent,
  wantsDeeper,
  wantsExposure,
} from "./signs";

/**
 * Getting steady and nothing else, whatever was chosen or is asked for: for everybody who hardly feels safe, and in the
 * languages in which the guide knows no more of trauma than this.
 */
export function answerSteadily(speaker: Speaker, reading: Reading) {
  const { intents, voice, turn } = reading;
  const place = findPlace(turn.lines, voice.exercises);
  if (intents.has("crisis")) return speaker.mustSay(voice.crisis);
  if (intents.has("askAi")) return goOn(speaker, reading, place, voice.ai);
  if (intents.has("askMedical")) return speaker.mustSay(voice.medical);
  if (aboutTheEvent(speaker, reading)) return;
  const asked = exerciseAskedFor(reading);
  if (asked) return begin(speaker, reading, asked);
  if (intents.has("goodbye") && reading.words <= 12) return sayGoodbye(speaker, reading);
  if (place.kind === "step") return walk(speaker, reading, place);
  if (place.kind === "offered" && intents.has("yes") && reading.words <= 12)
    return begin(speaker, reading, place.exercise);
  if (place.kind === "offered" && turnsDown(reading)) return askOfNow(speaker, reading, STEADY[turn.language].noNeed);
  if (intents.has("thanks") && reading.words <= 5 && speaker.say(voice.thanks)) return;
  talkSteadily(speaker, reading);
}

const turnsDown = ({ intents, words, voice, text }: Reading): boolean =>
  words <= 12 &&
  (intents.has("no") ||
    intents.has("stop") ||
    intents.has("keepTalking") ||
    (voice.noExercise?.test(text.toLowerCase()) ?? false));

/** A flashback, the event itself, or the wish to go there: met first, in every depth. True when it was answered. */
export function aboutTheEvent(speaker: Speaker, reading: Reading, mayPrepare = false): boolean {
  const texts = STEADY[reading.turn.language];
  if (isFlashback(reading)) {
    speaker.mustSay(texts.orient);
    const orienting = byId(reading, "orienting") ?? byId(reading, "grounding");
    if (orienting) begin(speaker, reading, orienting);
    return true;
  }
  if (fearsTelling(reading)) {
    speaker.mustSay(texts.untold);
    askOfNow(speaker, reading);
    return true;
  }
  if (tellsTheEvent(reading) || (wasContained(reading, texts.contain) && goesOnTelling(reading))) {
    speaker.mustSay(texts.contain);
    const grounding = byId(reading, "grounding");
    offerNext(speaker, reading, grounding && wasOffered(reading.turn.lines, grounding) ? undefined : grounding);
    return true;
  }
  if (mayPrepare && wantsExposure(reading)) {
    speaker.mustSay(texts.clinician);
    offerNext(speaker, reading, byId(reading, "ready-list"));
    return true;
  }
  if (!mayPrepare && (wantsExposure(reading) || wantsDeeper(reading))) {
    speaker.mustSay(texts.later);
    offerNext(speaker, reading);
    return true;
  }
  return false;
}

/** The answer before held what was told: the rest of it is held as well. */
function wasContained({ turn }: Reading, contain: readonly string[]): boolean {
  const last = turn.lines.findLast(({ role }) => role === "assistant");
  return last !== undefined && holdsLine(last, contain);
}

const byId = ({ voice }: Reading, id: string): Exercise | undefined => voice.exercises.find((one) => one.id === id);

function talkSteadily(speaker: Speaker, reading: Reading) {
  const { own, turn, feeling, voice } = reading;
  const texts = STEADY[turn.language];
  if (blamesThemselves(reading)) {
    speaker.mustSay(texts.blame);
    return offerNext(speaker, reading);
  }
  if (own.length === 1) {
    speaker.mustSay(texts.first);
    return offerNext(speaker, reading);
  }
  const met = feeling !== null && turn.language === "en" && speaker.say(voice.feelings[feeling]);
  if (!met) speaker.mustSay(texts.hold);
  // Something to do and something to ask take turns, so that nobody is handed one exercise after the other.
  if (own.length % 2 === 0 && unused(reading).length > 0) return offerNext(speaker, reading);
  askOfNow(speaker, reading);
}

/** In their order: safety first, then company. */
function askOfNow(speaker: Speaker, reading: Reading, lead: readonly string[] = []) {
  const { now } = STEADY[reading.turn.language];
  if (lead.length > 0) speaker.mustSay(lead);
  if (!speaker.sayInOrder(now)) speaker.mustSay(now);
  speaker.suggest(chipsOf(reading));
}

/** What fits the feeling comes first; each is offered once before any comes again. */
function offerNext(speaker: Speaker, reading: Reading, first?: Exercise) {
  const [next] = first && !wasBegun(reading.turn.lines, first) ? [first] : unused(reading);
  if (!next) return askOfNow(speaker, reading);
  speaker.sayExactly(next.offer);
  speaker.mustSay(STEADY[reading.turn.language].choice);
  speaker.suggest(chipsOf(reading, next));
}

function unused({ turn, voice, mood }: Reading): readonly Exercise[] {
  const fits = (exercise: Exercise) => (mood !== null && exercise.feelings.includes(mood) ? 0 : 1);
  return voice.exercises
    .filter((exercise) => !wasOffered(turn.lines, exercise))
    .sort((one, other) => fits(one) - fits(other));
}

/** Two ways to get steady, one of them what was just offered. */
const chipsOf = (reading: Reading, first?: Exercise): string[] => {
  const rest = [...unused(reading), ...reading.voice.exercises].filter((one) => one !== first);
  return [...new Set([first, ...rest].flatMap((one) => (one ? [one.chip] : [])))].slice(0, 2);
};
