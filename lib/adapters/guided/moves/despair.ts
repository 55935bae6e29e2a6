import { DESPAIR } from "../copy/despair";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { reflect } from "./reflect";

/** Longer messages tell more than that there is no point, and that is heard too. */
const TELLS_MORE = 14;

/** Warmth, and a door that stands open; false when all of it was said before. */
export function meetDespair(speaker: Speaker, reading: Reading): boolean {
  const { turn, words } = reading;
  const copy = DESPAIR[turn.language][turn.audience];
  if (!speaker.say(copy.warm)) return false;
  if (words > TELLS_MORE && reading.said) reflect(speaker, reading, false);
  speaker.say(copy.door);
  speaker.say(copy.people);
  return true;
}
