import {
  checkInSeal,
  relationshipAssessmentSeal,
  relationshipMessageSeal,
  relationshipSessionSeal,
} from "@/lib/features/couples/sealed";
import { shownMessage } from "@/lib/features/couples/shown-message";
import type { RelationshipMessage } from "@/lib/features/couples/types";
import { isForOneAlone, readableBy } from "@/lib/features/couples/visibility";
import type { MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import { inPages } from "./in-pages";
import { openRows } from "./shown";
import { type Entry, Rows } from "./types";

type Sender = { readonly senderType: string; readonly senderId: string | null };

const writer = (ctx: MemberCtx, { senderType, senderId }: Sender): string => {
  if (senderType === "ai") return "guide";
  return senderId === ctx.actor.user.id ? "you" : "partner";
};

/** Visibility and keys are those of couples work, so the partner's private messages stay closed. */
const messagesOf = (ctx: MemberCtx, sessionId: string, key: DataKey): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "relationship_messages",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.relationshipMessage.findMany({
        where: { AND: [{ sessionId }, readableBy(ctx.actor.user.id), after] },
        ...take,
      }),
    ),
    (row) => {
      const texts = relationshipMessageSeal.open(isForOneAlone(row) ? ctx.actor.key : key, row);
      const { metadata } = shownMessage({ ...row, ...texts } as RelationshipMessage);
      const by = writer(ctx, row);
      // Only the author knows that a reply is still owed.
      return {
        content: texts.content,
        metadata,
        by,
        awaitsAnswer: by === "you" ? row.awaitsAnswer : undefined,
      };
    },
  );

export const talksOf = (
  ctx: MemberCtx,
  relationshipId: string,
  key: DataKey,
): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "relationship_sessions",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.relationshipSession.findMany({ where: { AND: [{ relationshipId }, after] }, ...take }),
    ),
    (row) => ({
      ...relationshipSessionSeal.open(key, row),
      messages: new Rows("relationship_messages", messagesOf(ctx, row.id, key)),
    }),
  );

const NOTHING = {
  title: null,
  questions: null,
  analysisResults: null,
  recommendedActions: null,
} as const;

/**
 * The person's own answers. From the partner it includes only the averages per area, which both
 * could see once both agreed.
 */
export const assessmentsOf = (
  ctx: MemberCtx,
  { id: relationshipId, partner1Id }: { readonly id: string; readonly partner1Id: string },
  key: DataKey,
): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "relationship_assessments",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.relationshipAssessment.findMany({
        where: { AND: [{ relationshipId }, after] },
        ...take,
      }),
    ),
    (row) => {
      const isFirst = partner1Id === ctx.actor.user.id;
      const { partner1Responses, partner2Responses, ...shared } = row;
      const open = relationshipAssessmentSeal.open;
      const both = open(key, { ...shared, partner1Responses: null, partner2Responses: null });
      const mine = isFirst
        ? open(ctx.actor.key, {
            id: row.id,
            ...NOTHING,
            partner1Responses,
            partner2Responses: null,
          }).partner1Responses
        : open(ctx.actor.key, {
            id: row.id,
            ...NOTHING,
            partner1Responses: null,
            partner2Responses,
          }).partner2Responses;
      const means = Object.entries(both.analysisResults ?? {}).map(([area, [first, second]]) => ({
        area,
        yours: isFirst ? first : second,
        theirs: isFirst ? second : first,
      }));
      return {
        title: both.title,
        questions: both.questions,
        recommendedActions: both.recommendedActions,
        responses: mine,
        agreed: (isFirst ? row.partner1AgreedAt : row.partner2AgreedAt) !== null,
        analysisResults: both.analysisResults && means,
      };
    },
  );

export const checkInsOf = (ctx: MemberCtx, relationshipId: string): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "relationship_check_ins",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.relationshipCheckIn.findMany({
        where: { AND: [{ relationshipId, userId: ctx.actor.user.id }, after] },
        ...take,
      }),
    ),
    (row) => checkInSeal.open(ctx.actor.key, row),
  );
