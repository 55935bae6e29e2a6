import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type Examination, examining } from "@/lib/core/incidents/examine";
import { markUnread, unmarkReplaced } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { UnreadSource } from "@/lib/core/incidents/unread-sources";
import { type FoundFlags, foundFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import type { RelationshipTexts } from "./relationship-repository";

/**
 * Each field gets its own mark: both partners edit them, and a text belongs to whoever wrote it
 * last.
 */
const MARKED: Readonly<Record<keyof RelationshipTexts, UnreadSource>> = {
  relationshipName: "relationship_name",
  goals: "relationship_goals",
  challenges: "relationship_challenges",
  communicationStyle: "communication_style",
  conflictResolutionStyle: "conflict_style",
};
const FIELDS = Object.keys(MARKED) as (keyof RelationshipTexts)[];

/**
 * Names, goals and styles are written text like any other (CRIS-16). Call it in the transaction
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
  // If the mark for the other partner's old words stayed, these words would be attributed to them.
  if (written.length > 0) await unmarkReplaced(ctx, written, relationshipId);
  for (const source of written) await markUnread(ctx, finding, source, relationshipId);
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", excerpt });
}

/** The same for a talk's title, which only the person who starts the talk writes. */
export async function recordTitle(
  ctx: MemberCtx,
  talkId: string,
  { finding, excerpt }: Examination,
): Promise<void> {
  await markUnread(ctx, finding, "talk_title", talkId);
  if (finding.crisis) await recordIncident(ctx, { finding, source: "relationship_text", excerpt });
}

/** Reads what both will see of their relationship. */
export const examineTexts = examining((texts: RelationshipTexts) => textsIn(texts));

/** Reads the title that a person chose for a talk. */
export const examineTitle = examining(
  ({ sessionTitle }: { readonly sessionTitle?: string | undefined }) => [sessionTitle],
);

export const textsIn = (texts: RelationshipTexts): (string | null | undefined)[] => [
  texts.relationshipName,
  ...(texts.goals ?? []),
  ...(texts.challenges ?? []),
  texts.communicationStyle,
  texts.conflictResolutionStyle,
];

/** What was just written, with what it showed; the alert then leaves at once. */
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
