import { readText } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";

export type { Finding } from "./types";

/** Longest text that is read whole; of a longer one the beginning and the end, where people put what matters. */
const MAX_LENGTH = 40_000;

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or somebody else at risk. Pure, synchronous, in linear time, for server and
 * browser; it needs no model and no language setting (CHAT-19, CRIS-16). When in doubt about suicide it says yes.
 */
export function detectCrisis(text: string): Finding {
  const read = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH / 2)}\n${text.slice(-MAX_LENGTH / 2)}` : text;
  return judge(readText(read));
}
