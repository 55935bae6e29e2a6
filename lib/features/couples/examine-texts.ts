import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import { worstOf } from "@/lib/features/safety/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import type { RelationshipTexts } from "./relationship-repository";

/** Names, goals and titles are written text like any other (CRIS-16). Call it in the transaction that stores them. */
export async function examineTexts(ctx: MemberCtx, texts: readonly (string | null | undefined)[]): Promise<boolean> {
  const finding = worstOf(texts.map((text) => detectCrisis(text ?? "")));
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", words: texts });
  return finding.crisis;
}

export const textsIn = (texts: RelationshipTexts): (string | null | undefined)[] => [
  texts.relationshipName,
  ...(texts.goals ?? []),
  ...(texts.challenges ?? []),
  texts.communicationStyle,
  texts.conflictResolutionStyle,
];

/** What was just written, with the flag where it showed a crisis; the alert then leaves at once. */
export function examined<T extends object>(ctx: MemberCtx, value: T, crisis: boolean): T & { crisis_detected?: true } {
  if (!crisis) return value;
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { ...value, crisis_detected: true };
}
