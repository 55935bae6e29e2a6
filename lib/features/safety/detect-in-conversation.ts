import { HEARD_BY_VOTER, isAtLeast, TOGETHER } from "./constants";
import { detectCrisis } from "./detect";
import { heardBeside } from "./heard-beside";
import type { Finding } from "./types";
import { MARGIN_TOGETHER } from "./voter/threshold";

/** How many of the person's own messages before the newest one are read with it. */
export const LINES_READ_TOGETHER = 8;

/** Of each earlier message, the end: what was said last before the new one. UTF-16 units. */
const PART = 1_000;

const joined = (texts: readonly string[]): string => texts.map((text) => text.slice(-PART)).join(".\n");

/**
 * What the newest message means after those before it: a loss named now and a bridge asked about six turns later, a wish
 * to die and then "I have them here". Only ever raises what the message shows alone, and only when the newest message
 * adds to what the earlier ones already showed, so that one crisis is not found again with each harmless line after it.
 *
 * @param earlier the person's own messages before, oldest first; the last {@link LINES_READ_TOGETHER} are read
 */
export function detectInConversation(earlier: readonly string[], newest: string): Finding {
  const alone = detectCrisis(newest);
  const recent = earlier.slice(-LINES_READ_TOGETHER);
  if (recent.length === 0 || alone.severity === "imminent") return alone;
  const together = detectCrisis(joined([...recent, newest]), { margin: MARGIN_TOGETHER });
  if (isAtLeast(alone.severity, together.severity)) return alone;
  if (isAtLeast(detectCrisis(joined(recent), { margin: MARGIN_TOGETHER }).severity, together.severity)) return alone;
  if (isBare(newest) && isUnnamed(together) && recent.some((text) => detectCrisis(text).crisis)) return alone;
  const evidence = [...new Set([...together.evidence, ...alone.evidence]), TOGETHER];
  return alone.crisis ? heardBeside({ ...together, evidence, alone }, [alone]) : { ...together, evidence };
}

/** "Ok", "stop", "thank you". */
const isBare = (text: string): boolean => text.trim().split(/\s+/u).length <= BARE_WORDS && text.length <= BARE_LENGTH;
const BARE_WORDS = 2;
const BARE_LENGTH = 24;

/** Heard by the second voter alone: a bare word after a danger that was found already is no new sign of it. */
const isUnnamed = ({ evidence }: Finding): boolean =>
  evidence.includes(HEARD_BY_VOTER) && evidence.every((name) => name === HEARD_BY_VOTER || name === "sign.home");
