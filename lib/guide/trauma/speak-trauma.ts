import { hasReplyWith } from "@/lib/guide/talk-state";
import type { TraumaApproach } from "@/lib/ports/model";
import { choose } from "../choose";
import { speak } from "../speak";
import type { Speaking } from "../speaking";
import type { TraumaPart } from "./plan-trauma";

/** Words an answer in trauma work. */
export async function speakTrauma(
  parts: readonly TraumaPart[],
  approach: TraumaApproach,
  speaking: Speaking,
): Promise<string> {
  const { turn, content } = speaking;
  const said: string[] = [];
  for (const part of parts) {
    if ("plan" in part)
      said.push((await speak(part.plan, speaking)) ?? nextOf(content.trauma.now, speaking));
    else if (part.words === "approach")
      said.push(nextOf(content.trauma.approaches[approach] ?? [], speaking));
    // These come in their order: safety first, then company.
    else if (part.words === "now") said.push(nextOf(content.trauma.now, speaking));
    else said.push(choose(content.trauma[part.words], turn));
  }
  return said.filter(Boolean).join(turn.language === "zh" ? "" : " ");
}

/** The first one not said yet; after the last, one of the open questions. */
const nextOf = (lines: readonly string[], { turn, content }: Speaking): string =>
  lines.find((line) => !hasReplyWith(turn.lines, line)) ?? choose(content.trauma.questions, turn);
