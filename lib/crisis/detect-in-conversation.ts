import type { Place } from "@/lib/reader/types";
import { compareFindings, weighsAsMuch } from "./compare-findings";
import { TOGETHER } from "./constants";
import { detectCrisis } from "./detect";
import { inferred } from "./inferred";
import { type Finding, NOTHING_FOUND } from "./types";

/** How many of the person's earlier messages are read along with the newest one. */
export const LINES_READ_TOGETHER = 8;

/**
 * How many of those the reader tries, one at a time, as the line the newest message answers. Each
 * costs another run of the model.
 */
const LINES_UNDERSTOOD = 3;

/**
 * Extra certainty required after an earlier message, in logits: each reading is another chance of a
 * false alarm.
 */
const MARGIN = 1.5;

/** Past this limit, a busy machine skips the remaining, oldest messages. */
const MAX_MS_COUNT = 1_500;

/**
 * Reads the newest message in light of the earlier ones: a bridge asked about six turns after a
 * loss, or a hint that only an earlier line explains. The result is never more than possible, and
 * only if the newest message shows nothing by itself, so the same danger isn't found again in each
 * harmless line that follows.
 *
 * @param earlier the person's own earlier messages, oldest first; the last {@link
 *   LINES_READ_TOGETHER} are read
 * @param place where the newest message was written
 */
export async function detectInConversation(
  earlier: readonly string[],
  newest: string,
  place: Place = {},
): Promise<Finding> {
  const recent = earlier.slice(-LINES_READ_TOGETHER);
  const alone = await detectCrisis(newest, place, recent);
  if (alone.concern !== "none" || alone.unread) return alone;
  const behind = await understoodAfter(recent.slice(-LINES_UNDERSTOOD), newest, place);
  if (behind.concern === "none") return alone;
  // `act` comes from the newest message alone. We drop `behind`, because a hint that shows up after
  // the person's own words is theirs.
  const { behind: _, ...found } = behind;
  return { ...found, evidence: [...found.evidence, TOGETHER], act: alone.act };
}

/**
 * Tries each earlier message as the line that the newest one answers. A danger seen only this way
 * is inferred; the guide asks about it.
 */
async function understoodAfter(
  recent: readonly string[],
  newest: string,
  place: Place,
): Promise<Finding> {
  const until = performance.now() + MAX_MS_COUNT;
  let found = NOTHING_FOUND;
  if (isBare(newest)) return found;
  for (const before of recent.toReversed()) {
    if (performance.now() > until) break;
    const behind = await detectCrisis(newest, { audience: place.audience, before, margin: MARGIN });
    if (behind.concern === "none" || compareFindings(inferred(behind), found) <= 0) continue;
    // A danger the earlier message shows by itself was already found when it was written.
    if (!weighsAsMuch(await detectCrisis(before, { audience: place.audience }), behind))
      found = inferred(behind);
  }
  return found;
}

/** "Ok", "stop" or "thank you" after a danger isn't a new sign of it. */
function isBare(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > 0) return han <= BARE_HAN;
  return text.trim().split(/\s+/u).length <= BARE_WORDS && text.length <= BARE_LENGTH;
}
const BARE_WORDS = 2;
const BARE_LENGTH = 24;
const BARE_HAN = 4;
