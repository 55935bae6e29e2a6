import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type Examination, examining } from "@/lib/core/incidents/examine";
import { markUnread, unmarkReplaced } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { UnreadSource } from "@/lib/core/incidents/unread-sources";
import { type FoundFlags, foundFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import type { RelationshipTexts } from "./relationship-repository";

/** Each field gets its own mark: both partners edit them, and a text belongs to its last writer. */
const MARKED: Readonly<Record<keyof RelationshipTexts, UnreadSource>> = {
  relationshipName: "relationship_name",
  goals: "relationship_goals",
  challenges: "relationship_challenges",
  communicationStyle: "communication_style",
  conflictResolutionStyle: "conflict_style",
};
const FIELDS = Object.keys(MARKED) as (keyof RelationshipTexts)[];

/**
 * Names, goals and styles are written text like any other (CRIS-16). Call this in the transaction
 * that stores them.
 */
export async function recordTexts(
  ctx: MemberCtx,
  relationshipId: string,
  texts: RelationshipTexts,
  { finding, excerpt }: Examination,
): Promise<void> {
  const written = FIELDS.filter((field) => texts[field] !== undefined).map(
    (field) => MARKED[field],
  );
  // Without this, a mark on the partner's old words would attribute the new ones to the partner.
  if (written.length > 0) await unmarkReplaced(ctx, written, relationshipId);
  for (const source of written) await markUnread(ctx, finding, source, relationshipId);
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", excerpt });
}

/** Does the same for a conversation's title, which only the person who starts it writes. */
export async function recordTitle(
  ctx: MemberCtx,
  talkId: string,
  { finding, excerpt }: Examination,
): Promise<void> {
  await markUnread(ctx, finding, "talk_title", talkId);
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", excerpt });
}

/** Examines the texts about the relationship that both will see. */
export const examineTexts = examining((texts: RelationshipTexts) => textsIn(texts));

/** Examines the title a person chose for a conversation. */
export const examineTitle = examining(
  ({ sessionTitle }: { readonly sessionTitle?: string | undefined }) => [sessionTitle],
);

export const textsIn = (texts: RelationshipTexts): readonly string[] =>
  FIELDS.flatMap((field) => texts[field] ?? []);

/** Adds the finding to the value just written; any alert is then sent at once. */
export function examined<T extends object>(
  ctx: MemberCtx,
  value: T,
  { finding }: Examination,
): T & FoundFlags {
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...value, ...foundFlags(finding) };
}
