import { isLater } from "./agenda-conditions";
import { nextStep } from "./next-step";
import { type Part, textOf, textsFor } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolAnswer, ProtocolInput } from "./types";

/**
 * The protocol's answer to the newest message: the words, the state to store with them, and the
 * names of tools to offer below. Null if it's the guide's turn. Pure; no model writes any of it
 * (decision 0006).
 */
export function protocolReply(input: ProtocolInput): ProtocolAnswer | null {
  const step = nextStep(input);
  if (!step) return null;
  const { state, parts, raised } = step;
  const text = spoken(parts, input.hearer);
  return { state, text, activities: activitiesFor(state, input), raised };
}

/**
 * A brief reply and its question make one paragraph, as people write; longer help gets paragraphs
 * of its own.
 */
function spoken(parts: readonly Part[], hearer: Hearer): string {
  const texts = parts.map((part) => textOf(part, hearer));
  const gap = hearer.language === "zh" ? "" : " ";
  return texts.join(texts.length === 2 ? gap : "\n\n");
}

/** Names of tools to open from here. We offer none that would distract from an urgent call. */
function activitiesFor(
  { asked = "", known = {} }: ProtocolState,
  { hearer }: ProtocolInput,
): string[] {
  const { plan, grounding, breathing } = textsFor(hearer).talk.chips;
  if (asked.startsWith("coping.") && isLater(known)) return [plan, breathing, grounding];
  if (asked.startsWith("coping.") || asked.startsWith("urge.")) return [breathing, grounding];
  if (asked === "safetyPlan.0" || asked === "out.0" || asked === "held.2") return [plan];
  return asked.startsWith("open.") ? [plan, grounding] : [];
}
