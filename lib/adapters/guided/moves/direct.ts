import { chips } from "../choose-exercise";
import type { Direct } from "../copy/shape";
import type { Place } from "../place";
import type { Reading } from "../reading";
import { isJudgement } from "../second-person";
import type { Fill, Speaker } from "../speaker";
import { ask } from "./exercise";

const MOST_WORDS = 14;

/**
 * Answers what was asked of the guide itself ("what do you think?", "how long will this take?"). In an exercise only a
 * question counts, since anything else is an answer to the step. True when it was answered.
 */
export function answerDirectly(speaker: Speaker, reading: Reading, place: Place): boolean {
  for (const direct of reading.voice.direct ?? []) {
    if (reading.words > (direct.mostWords ?? MOST_WORDS) || !direct.heard.test(reading.folded)) continue;
    if (place.kind === "step" && !reading.asks) continue;
    if (direct.about !== undefined && direct.about !== reading.topic && direct.about !== reading.topicNow) continue;
    if (answerOne(speaker, reading, place, direct)) return true;
  }
  return false;
}

function answerOne(speaker: Speaker, reading: Reading, place: Place, direct: Direct): boolean {
  const left = place.kind === "step" && direct.asksLength ? place.exercise.steps.length - place.step - 1 : null;
  const told = left === null ? undefined : reading.voice.stepsLeft?.[left];
  const gaps = gapsOf(reading);
  const lines = [...direct.lines].sort((a, b) => Number(b.includes("{")) - Number(a.includes("{")));
  const ready = lines.filter((line) => line.includes("{"));
  const rest = lines.filter((line) => !line.includes("{"));
  if (told !== undefined) speaker.mustSay([told]);
  else if (!speaker.say(ready, gaps) && !speaker.say(rest)) return false;
  if (place.kind === "step") askAgain(speaker, reading, place);
  else if (direct.after === "back" && !reading.earlier.none) speaker.say(reading.voice.back);
  else if (direct.after === "chips") {
    const first = reading.voice.exercises.find(({ id }) => id === direct.offers);
    speaker.suggest(chips(reading, { ...(first && { first }), talk: true }));
  }
  return true;
}

/** Two things the person said, for who asks what the guide makes of it. */
function gapsOf({ earlier, said }: Reading): Fill {
  const phrases = [said, ...earlier.all].flatMap((one) =>
    one?.phrase && !isJudgement(one.phrase) ? [one.phrase] : [],
  );
  return { phrase: phrases[0] ?? null, other: phrases.find((phrase) => !phrases[0]?.includes(phrase)) ?? null };
}

/** Answers, and leads back to the exercise or to the person's own matter. */
export function goOn(speaker: Speaker, reading: Reading, place: Place, lines: readonly string[]) {
  speaker.mustSay(lines);
  if (place.kind === "step") askAgain(speaker, reading, place);
  else if (!reading.earlier.none) speaker.say(reading.voice.back);
}

function askAgain(speaker: Speaker, reading: Reading, { exercise, step }: Extract<Place, { kind: "step" }>) {
  ask(speaker, reading, exercise, exercise.steps[step]?.hint ?? "");
}

export function sayGoodbye(speaker: Speaker, reading: Reading) {
  const { firstName, language } = reading.turn;
  const usable = firstName !== null && /^[\p{L}\p{M}' -]{1,30}$/u.test(firstName);
  const comma = language === "zh" ? "，" : language === "ar" ? "، " : ", ";
  speaker.mustSay(reading.voice.goodbye, { name: usable ? `${comma}${firstName}` : "" });
}
