import type { Place } from "@/lib/reader/types";
import { weighsAsMuch } from "./compare-findings";
import { HEARD_BY_VOTER, TOGETHER } from "./constants";
import { detectCrisis, detectTogether } from "./detect";
import { heardBeside } from "./heard-beside";
import type { Finding } from "./types";

/** How many of the person's own messages before the newest one are read with it. */
export const LINES_READ_TOGETHER = 8;

/**
 * What the newest message means after those before it: a loss named now and a bridge asked about six turns later, a wish
 * to die and then "I have them here". Only ever raises what the message shows alone, and only when the newest message
 * adds to what the earlier ones already showed, so that one crisis is not found again with each harmless line after it.
 *
 * @param earlier the person's own messages before, oldest first; the last {@link LINES_READ_TOGETHER} are read
 * @param place where the newest message was written
 */
export async function detectInConversation(
  earlier: readonly string[],
  newest: string,
  place: Place = {},
): Promise<Finding> {
  const alone = await detectCrisis(newest, place);
  const recent = earlier.slice(-LINES_READ_TOGETHER);
  if (recent.length === 0 || alone.severity === "imminent") return alone;
  const together = await detectTogether([...recent, newest], place);
  if (weighsAsMuch(alone, together)) return alone;
  const { audience } = place;
  if (weighsAsMuch(await detectTogether(recent, { audience }), together)) return alone;
  if (isBare(newest) && isUnnamed(together) && (await someInCrisis(recent, { audience }))) return alone;
  const evidence = [...new Set([...together.evidence, ...alone.evidence]), TOGETHER];
  // The newest message alone tells what it answers.
  const seen = {
    ...together,
    evidence,
    ...(alone.act ? { act: alone.act } : {}),
    ...(alone.unread ? { unread: true as const } : {}),
  };
  return alone.crisis ? heardBeside({ ...seen, alone }, [alone]) : seen;
}

async function someInCrisis(texts: readonly string[], place: Place): Promise<boolean> {
  for (const text of texts) if ((await detectCrisis(text, place)).crisis) return true;
  return false;
}

/** "Ok", "stop", "thank you". */
const isBare = (text: string): boolean => text.trim().split(/\s+/u).length <= BARE_WORDS && text.length <= BARE_LENGTH;
const BARE_WORDS = 2;
const BARE_LENGTH = 24;

/** Heard by the second voter alone: a bare word after a danger that was found already is no new sign of it. */
const isUnnamed = ({ evidence }: Finding): boolean =>
  evidence.includes(HEARD_BY_VOTER) && evidence.every((name) => name === HEARD_BY_VOTER || name === "sign.home");
