import type { Protest } from "@/lib/shared/heard/protest";
import { PROTEST } from "../copy/protest";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { sentencesOf } from "../text";

const copyOf = ({ turn }: Reading) => PROTEST[turn.language][turn.audience];

/** Owns the miss, says one plain thing that helps, and leaves the room: nothing is asked, and the protest is not quoted. */
export function ownUp(speaker: Speaker, reading: Reading, protest: Protest): void {
  const copy = copyOf(reading);
  speaker.hush();
  speaker.mustSay(copy[protest]);
  if (!speaker.say(adviceIn(reading))) speaker.say(copy.useful);
  if (!speaker.say(copy.room)) speaker.say(reading.voice.staying);
}

/** What helps many people with the matter, without the question at its end. */
function adviceIn({ voice, topic, protest }: Reading): string[] {
  const advice = (topic && protest !== "missed" && voice.topicAdvice?.[topic]) || [];
  return advice.map((line) =>
    sentencesOf(line)
      .filter((sentence) => !sentence.includes("?"))
      .join(" "),
  );
}

/** The end of a reply that asks nothing. */
export function leaveRoom(speaker: Speaker, reading: Reading): void {
  if (speaker.leads) return;
  if (speaker.say(copyOf(reading).room) || speaker.say(reading.voice.staying)) return;
  if (speaker.spoken().text === "") speaker.mustSay(copyOf(reading).room);
}
