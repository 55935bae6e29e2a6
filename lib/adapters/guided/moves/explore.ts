import { chosenApproaches } from "../approaches";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { fold } from "../text";

/** The next question: for how it was said, what it is about, how the person likes to work; then any open one. */
export function explore(speaker: Speaker, reading: Reading, opening = false) {
  const { voice, topicNow, feeling, cues: heard } = reading;
  if (reading.terse && heard.length === 0 && askPlainly(speaker, reading)) return;
  if (heard.some(({ cue, gaps }) => cue.hope && speaker.say(cue.questions, gaps))) return;
  if (feeling === "good" && speaker.say(voice.savour)) return;
  if (opening && reading.words > 40 && speaker.say(voice.openQuestions)) return;
  if (reading.own.length >= ACQUAINTED && askCulture(speaker, reading)) return;
  if (heard.some(({ cue, gaps }) => speaker.say(cue.questions, gaps))) return;
  if (topicNow && speaker.say(voice.topicQuestions[topicNow] ?? [])) return;
  if (opening && speaker.say(voice.openQuestions)) return;
  nudge(speaker, reading);
}

/** Messages before a faith or a background is asked after: a person comes with their matter, not as one of a group. */
const ACQUAINTED = 4;

const FIT_ALL = 7;

/** A question that fits the conversation, whatever the last message was. */
export function nudge(speaker: Speaker, reading: Reading) {
  const { voice, topic, steady, turn } = reading;
  if (reading.terse && askPlainly(speaker, reading)) return;
  const own = chosenApproaches(turn.approaches).flatMap((short) => voice.approachQuestions?.[short] ?? []);
  if (speaker.chance(2, "approach") && speaker.say(own)) return;
  // Grief and illness stay the subject while a person talks of other things around them.
  const stays = topic === "loss" || topic === "health" || (steady && speaker.chance(2, "topic"));
  if (topic && stays && speaker.say(voice.topicQuestions[topic] ?? [])) return;
  // The first ones fit nearly anything that can be said.
  if (speaker.say(voice.questions.slice(0, FIT_ALL)) || speaker.say(voice.questions) || speaker.say(own)) return;
  if (topic && speaker.say(voice.topicQuestions[topic] ?? [])) return;
  speaker.say(voice.openQuestions) || speaker.say(voice.staying);
}

/** To who answers in a word or three, in this order. */
export const askPlainly = (speaker: Speaker, { voice, told }: Reading): boolean =>
  speaker.sayInOrder((voice.plainQuestions ?? []).slice(told.length > 0 ? 1 : 0));

/** CHAT-18: only where the person told of a faith or a background, and asking rather than assuming. */
function askCulture(speaker: Speaker, { turn, voice, memory }: Reading): boolean {
  const { religion, culturalBackground } = turn;
  if (!voice.culture || (religion === null && culturalBackground === null)) return false;
  const asked = Object.values(voice.culture)
    .flat()
    .some((line) => memory.said(line));
  if (asked && !speaker.chance(5, "culture")) return false;
  const conviction = religion !== null && /^(?:atheist|agnostic)$/.test(fold(religion));
  const faith = religion !== null && !conviction;
  return (
    (faith && speaker.say(voice.culture.faith)) ||
    (conviction && speaker.say(voice.culture.conviction)) ||
    (culturalBackground !== null && speaker.say(voice.culture.background))
  );
}
