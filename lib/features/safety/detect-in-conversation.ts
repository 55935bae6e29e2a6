import type { Place } from "@/lib/reader/types";
import { compareFindings, weighsAsMuch } from "./compare-findings";
import { HEARD_BY_READER, isAtLeast, TOGETHER } from "./constants";
import { detectCrisis, saidTogether } from "./detect";
import { heardBeside } from "./heard-beside";
import { type Finding, NOTHING_FOUND } from "./types";

/** How many of the person's earlier messages the newest is read with. */
export const LINES_READ_TOGETHER = 8;

/** How many of them the reader takes, one at a time, as what the newest answers: each is one more run of the model. */
const LINES_UNDERSTOOD = 3;

/** Extra certainty required after an earlier message, in logits: each reading is another chance of a false alarm. */
const MARGIN = 1.5;

/** On a busy machine the messages furthest back are left out after so long. */
const MOST_MS = 1_500;

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
  if (recent.length === 0 || (alone.severity === "imminent" && !isUnnamed(alone))) return alone;
  const said = sayTogether(recent, newest);
  const isQuiet = !said.crisis && alone.concern === "none" && !alone.unread;
  const together = isQuiet ? await understoodAfter(recent.slice(-LINES_UNDERSTOOD), newest, place) : said;
  const isNamed = said.crisis && isUnnamed(alone) && weighsAsMuch(said, alone);
  if (weighsAsMuch(alone, together) && !isNamed) return alone;
  const { act, unread } = alone;
  // The newest message alone tells what it answers.
  const seen = {
    ...together,
    evidence: [...new Set([...together.evidence, ...alone.evidence]), TOGETHER],
    act,
    ...(unread ? { unread } : {}),
  };
  return alone.crisis ? heardBeside({ ...seen, alone }, [alone]) : seen;
}

/** Heard by the encoder alone: neither a rule nor the grammar names the danger. */
const isUnnamed = ({ crisis, evidence }: Finding): boolean =>
  crisis && evidence.every((name) => name === HEARD_BY_READER || name.startsWith("sign."));

/** The grammar's finding in all messages, if the earlier ones alone don't already show as much. */
function sayTogether(recent: readonly string[], newest: string): Finding {
  const together = saidTogether([...recent, newest]);
  return together.crisis && !weighsAsMuch(saidTogether(recent), together) ? together : NOTHING_FOUND;
}

/** Takes each earlier message as what the newest answers. A danger seen only this way is inferred; the guide asks about it. */
async function understoodAfter(recent: readonly string[], newest: string, place: Place): Promise<Finding> {
  const until = performance.now() + MOST_MS;
  let found = NOTHING_FOUND;
  if (isBare(newest)) return found;
  for (const before of recent.toReversed()) {
    if (performance.now() > until) break;
    const behind = await detectCrisis(newest, { audience: place.audience, before, margin: MARGIN });
    if (behind.concern === "none" || compareFindings(inferred(behind), found) <= 0) continue;
    // A danger that the earlier message shows by itself was found when it was written.
    if (!weighsAsMuch(await detectCrisis(before, { audience: place.audience }), behind)) found = inferred(behind);
  }
  return found;
}

function inferred(finding: Finding): Finding {
  const severity = isAtLeast(finding.severity, "moderate") ? "moderate" : finding.severity;
  return { ...finding, concern: "possible", crisis: false, severity };
}

/** "Ok", "stop", "thank you" after a danger are no new sign of it. */
function isBare(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > 0) return han <= BARE_HAN;
  return text.trim().split(/\s+/u).length <= BARE_WORDS && text.length <= BARE_LENGTH;
}
const BARE_WORDS = 2;
const BARE_LENGTH = 24;
const BARE_HAN = 4;
