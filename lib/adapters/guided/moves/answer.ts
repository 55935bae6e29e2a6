import { isGibberish } from "@/lib/shared/gibberish";
import { exerciseAskedFor, fittingExercises, refusesExercises } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { holdsLine } from "../memory";
import { lastOffered, type Place, wasBegun, wasOffered } from "../place";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { meetDespair } from "./despair";
import { answerDirectly, goOn, sayGoodbye } from "./direct";
import { begin, resume, walk } from "./exercise";
import { nudge } from "./explore";
import { answerNumber } from "./number";
import { answerToRecap, greetAgain } from "./opening";
import { leaveRoom, ownUp } from "./protest";
import { answerShortly, isOtherScript } from "./short";
import { offer, talk } from "./talk";
import { advise, answerToWish } from "./wish";

/** Safety comes first; then, for a while after a protest, whatever is answered asks nothing. */
export function answer(speaker: Speaker, reading: Reading, place: Place) {
  const { intents, voice, protest, quiet } = reading;
  if (intents.has("crisis")) return speaker.mustSay(voice.crisis);
  const hushed = quiet && place.kind !== "step";
  if (protest && (hushed || protest !== "missed")) return ownUp(speaker, reading, protest);
  if (hushed) speaker.hush();
  decide(speaker, reading, place);
  if (hushed) leaveRoom(speaker, reading);
}

/** Decides what kind of answer the last message needs. Honesty comes first, then the person's own wish. */
function decide(speaker: Speaker, reading: Reading, place: Place) {
  const { intents, voice } = reading;
  if (intents.has("askAi")) return goOn(speaker, reading, place, voice.ai);
  if (intents.has("askMedical")) return speaker.mustSay(voice.medical);
  if (place.kind !== "step" && reading.despairs && meetDespair(speaker, reading)) return;
  const asked = exerciseAskedFor(reading);
  if (asked && !intents.has("acute")) return begin(speaker, reading, asked);
  if (wants(reading, voice.resume)) {
    if (resume(speaker, reading)) return;
    if (speaker.say(voice.nothingOpen ?? [])) return;
  }
  if (place.kind !== "step" && wants(reading, voice.wantsExercise) && tryOut(speaker, reading, place)) return;
  if (intents.has("goodbye") && reading.words <= 12) return sayGoodbye(speaker, reading);
  if (answerDirectly(speaker, reading, place)) return;
  if (place.kind === "step") return walk(speaker, reading, place);
  if (place.kind === "offered" && answerToOffer(speaker, reading, place)) return;
  const taken = place.kind === "talk" ? takenUp(reading) : undefined;
  if (taken) return begin(speaker, reading, taken);
  if (answerInTalk(speaker, reading)) return;
  talk(speaker, reading, place.kind === "talk" ? place : { kind: "talk", after: "offer", turns: 1 });
}

/** "Let's try something": what was offered last begins, and without that the one that fits best is offered. */
function tryOut(speaker: Speaker, reading: Reading, place: Place): boolean {
  const { turn, voice } = reading;
  if (wants(reading, voice.noExercise)) return false;
  const calming = /\bnow\b/.test(reading.folded)
    ? voice.exercises.find(({ id }) => id === "breathing" || id === "grounding")
    : undefined;
  const last = calming ?? (place.kind === "offered" ? place.exercise : lastOffered(turn.lines, voice.exercises));
  const [best] = fittingExercises(reading);
  if (last && !wasBegun(turn.lines, last)) begin(speaker, reading, last);
  else if (best) offer(speaker, reading, best);
  else return false;
  return true;
}

/** "Ok, fine" to a piece of advice: the exercise that goes with it, or the one that fits best. */
function takenUp(reading: Reading): Exercise | undefined {
  const { intents, words, voice, turn } = reading;
  const last = turn.lines.findLast(({ role }) => role === "assistant");
  if (!intents.has("yes") || words > 4 || last === undefined || refusesExercises(reading)) return undefined;
  const offering = voice.direct?.find(({ offers, lines }) => offers !== undefined && holdsLine(last, lines));
  const advice = [...Object.values(voice.topicAdvice ?? {}).flat(), ...(voice.adviceLead ?? [])];
  if (!offering && !holdsLine(last, advice)) return undefined;
  const found = voice.exercises.find(({ id }) => id === offering?.offers) ?? fittingExercises(reading)[0];
  return found && !wasBegun(turn.lines, found) ? found : undefined;
}

const wants = ({ folded, words }: Reading, wish: RegExp | undefined): boolean =>
  words <= 12 && (wish?.test(folded) ?? false);

/** True when the message took up or turned down what was offered; anything else is talk. */
function answerToOffer(speaker: Speaker, reading: Reading, place: Extract<Place, { kind: "offered" }>): boolean {
  const { intents, voice, words } = reading;
  if (words > 12) return false;
  if (intents.has("no") || intents.has("keepTalking") || intents.has("stop") || wants(reading, voice.noExercise)) {
    decline(speaker, reading);
    return true;
  }
  if (!intents.has("yes")) return false;
  begin(speaker, reading, place.exercise);
  return true;
}

function decline(speaker: Speaker, reading: Reading) {
  speaker.say(reading.voice.declined);
  // Back to their own matter, and not on to a question that has nothing to do with it.
  if (reading.words > 8 || reading.earlier.none || !speaker.say(reading.voice.back)) nudge(speaker, reading);
}

/** What is said about the talk rather than in it. True when it was answered. */
function answerInTalk(speaker: Speaker, reading: Reading): boolean {
  const { intents, voice, words } = reading;
  if (answerToRecap(speaker, reading) || answerNumber(speaker, reading)) return true;
  if (wants(reading, voice.noExercise) || (intents.has("keepTalking") && words <= 6))
    return done(decline(speaker, reading));
  if (wants(reading, voice.somethingElse) && words <= 9 && speaker.say(voice.changed ?? [])) return true;
  if (intents.has("misunderstood") && speaker.say(voice.repair)) return true;
  // "I'd put it on the fridge, thank you" says more than thanks.
  if (MERELY_OK.test(reading.folded) && offerOnOk(speaker, reading)) return true;
  if (
    intents.has("thanks") &&
    !/^no\b/.test(reading.folded) &&
    (words <= 5 || (words <= 10 && reading.said === null)) &&
    speaker.say(voice.thanks)
  )
    return true;
  if (intents.has("greeting")) return greetAgain(speaker, reading) || speaker.say(voice.greeting);
  if (intents.has("dontKnow")) return done(smaller(speaker, reading));
  if (isOtherScript(reading) && speaker.say(voice.otherScript ?? [])) return true;
  if (isGibberish(reading.text)) return done(speaker.say(voice.unclear) || smaller(speaker, reading));
  if (intents.has("tellMe") && answerToWish(speaker, reading)) return true;
  if (intents.has("askAdvice") && reading.asks && advise(speaker, reading)) return true;
  return answerShortly(speaker, reading);
}

/** "Ok, fine" says that they would go along with something; so something is offered. English. */
const MERELY_OK =
  /^(?:ugh,? |well,? |meh,? )?(?:ok(?:ay)?|fine|alright|all right|sure)(?:,? (?:ok(?:ay)?|fine|then|sure|whatever))*[.! ]*$/;

function offerOnOk(speaker: Speaker, reading: Reading): boolean {
  const { turn, own } = reading;
  if (turn.language !== "en" || own.length < 4 || reading.terse || refusesExercises(reading)) return false;
  const fresh = fittingExercises(reading).find((one) => !wasOffered(turn.lines, one));
  if (!fresh) return false;
  offer(speaker, reading, fresh);
  return true;
}

const done = (_: unknown): true => true;

function smaller(speaker: Speaker, reading: Reading) {
  if (!speaker.say(reading.voice.smaller)) nudge(speaker, reading);
}
