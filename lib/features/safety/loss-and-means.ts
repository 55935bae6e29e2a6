import type { Topic } from "@/lib/reader/labels";
import { signsIn } from "@/lib/reader/signs";
import type { Reading } from "@/lib/reader/types";
import { unfold } from "@/lib/reader/unfold";
import type { Finding } from "./types";

/** Whoever plays or follows the news asks about heights for another reason. */
const LOOKING_ON: ReadonlySet<Topic> = new Set(["gaming", "news", "travel"] as const);

/**
 * A question about heights, doses or trains from somebody who just told of a loss, now or earlier: nothing to be sure of, and
 * enough to ask about.
 *
 * @param earlier what the person wrote before; one line is enough to name the loss
 */
export function asksAfterLoss(
  text: string,
  earlier: readonly string[],
  reading: Pick<Reading, "time" | "topics">,
): boolean {
  if (reading.time === "fiction" || reading.topics.some((topic) => LOOKING_ON.has(topic))) return false;
  const signs = signsIn(unfold(text));
  if (!signs.has("inquiry")) return false;
  return signs.has("loss") || earlier.some((line) => signsIn(unfold(line)).has("loss"));
}

export const LOSS_AND_MEANS: Finding = {
  crisis: false,
  concern: "possible",
  kind: "suicide",
  severity: "moderate",
  evidence: ["sign.loss", "sign.inquiry"],
};
