import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { type FoundFlags, foundFlags } from "@/lib/features/safety/crisis-flags";
import { type Examination, examining } from "@/lib/features/safety/examine";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { MemberCtx } from "@/lib/ports/context";
import type { RelationshipTexts } from "./relationship-repository";

/** Names, goals and titles are written text like any other (CRIS-16). Call it in the transaction that stores them. */
export async function recordTexts(ctx: MemberCtx, { finding, excerpt }: Examination): Promise<void> {
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", excerpt });
}

/** Reads what both will see of their relationship. */
export const examineTexts = examining((texts: RelationshipTexts) => textsIn(texts));

/** Reads the title that a person chose for a talk. */
export const examineTitle = examining(({ sessionTitle }: { readonly sessionTitle?: string | undefined }) => [
  sessionTitle,
]);

export const textsIn = (texts: RelationshipTexts): (string | null | undefined)[] => [
  texts.relationshipName,
  ...(texts.goals ?? []),
  ...(texts.challenges ?? []),
  texts.communicationStyle,
  texts.conflictResolutionStyle,
];

/** What was just written, with what it showed; the alert then leaves at once. */
export function examined<T extends object>(ctx: MemberCtx, value: T, { finding }: Examination): T & FoundFlags {
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...value, ...foundFlags(finding) };
}
