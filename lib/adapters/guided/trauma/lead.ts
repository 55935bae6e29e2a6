import { refusesExercises } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { reflect } from "../moves/reflect";
import { offer } from "../moves/talk";
import { type Place, wasFinished, wasOffered } from "../place";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { fold } from "../text";
import { en } from "./copy/en/steady";
import { saysSteady } from "./signs";

const ONWARD = [
  "Then there is something to stand on. From here we can look a little further.",
  "Good to know. With that under your feet, we can try the next thing.",
  "That is a fair place to go on from.",
];
const AGAIN = [
  "Then that was not the right one, or not yet. We stay with getting steady.",
  "Thank you for saying so. Nothing further, then. We go back to what holds you.",
];

const WORSE =
  /\b(?:worse|no better|not (?:any )?better|didn't help|too much|more (?:tense|scared|anxious|upset)|still (?:bad|scared|panick\w+|shaking))\b/;
/** Something else is asked or said, and deserves its own answer. */
const OWN_ANSWER = [
  "goodbye",
  "thanks",
  "askAi",
  "askMedical",
  "no",
  "stop",
  "keepTalking",
  "misunderstood",
  "acute",
] as const;

/**
 * The order of the work, where the talk leaves room for it: first something that steadies, then what the chosen approach
 * has to offer, and back to steadying when it was too much. True when it answered.
 */
export function lead(
  speaker: Speaker,
  reading: Reading,
  place: Place,
  own: readonly Exercise[],
  calming: readonly Exercise[],
) {
  const { turn, intents, text, asks } = reading;
  if (place.kind !== "talk" || asks || refusesExercises(reading) || OWN_ANSWER.some((intent) => intents.has(intent)))
    return false;
  const calmed = calming.some((exercise) => wasFinished(turn.lines, exercise));
  const cameBack = place.after === "finish" && place.turns === 1;
  const fits = byFeeling(reading, calming);
  if (cameBack && WORSE.test(fold(text))) return offerFirst(speaker, reading, fits, () => speaker.mustSay(AGAIN));
  if (saysSteady([text]) || (cameBack && calmed))
    return offerFirst(speaker, reading, own, () => speaker.mustSay(ONWARD));
  const untouched = !calmed && !calming.some((exercise) => wasOffered(turn.lines, exercise));
  if (untouched && reading.own.length >= 2 && !saysSteady(reading.own))
    return offerFirst(speaker, reading, fits, () => {
      reflect(speaker, reading, false);
      if (speaker.silent) speaker.mustSay(en.hold);
    });
  return false;
}

function byFeeling({ mood }: Reading, exercises: readonly Exercise[]): readonly Exercise[] {
  const fits = (exercise: Exercise) => (mood !== null && exercise.feelings.includes(mood) ? 0 : 1);
  return [...exercises].sort((one, other) => fits(one) - fits(other));
}

function offerFirst(speaker: Speaker, reading: Reading, from: readonly Exercise[], before: () => void): boolean {
  const next = from.find((exercise) => !wasOffered(reading.turn.lines, exercise));
  if (!next) return false;
  before();
  offer(speaker, reading, next);
  return true;
}
