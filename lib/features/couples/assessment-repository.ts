import type { MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import type { Means, Question } from "./compare-answers";
import type { AssessmentType } from "./constants";
import { relationshipAssessmentSeal } from "./sealed";
import type { Responses } from "./types";
import { partnerIn } from "./visibility";

const columns = {
  id: true,
  relationshipId: true,
  assessmentType: true,
  title: true,
  questions: true,
  partner1Responses: true,
  partner2Responses: true,
  partner1AgreedAt: true,
  partner2AgreedAt: true,
  analysisResults: true,
  recommendedActions: true,
  completedAt: true,
  createdAt: true,
  relationship: { select: { partner1Id: true, partner2Id: true } },
} as const;

type Side = "partner1" | "partner2";

export interface StoredAssessment {
  readonly id: string;
  readonly relationshipId: string;
  readonly assessmentType: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** Which partner the caller is. */
  readonly side: Side;
  /** The caller's own answers; only the comparison ever opens the other's. */
  readonly responses: Responses | null;
  readonly agreed: boolean;
  readonly means: Means | null;
  readonly recommendedActions: readonly string[] | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
}

interface Row {
  readonly id: string;
  readonly relationshipId: string;
  readonly assessmentType: string;
  readonly title: string;
  readonly questions: string;
  readonly partner1Responses: string | null;
  readonly partner2Responses: string | null;
  readonly partner1AgreedAt: Date | null;
  readonly partner2AgreedAt: Date | null;
  readonly analysisResults: string | null;
  readonly recommendedActions: string | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly relationship: { readonly partner1Id: string; readonly partner2Id: string };
}

const NOTHING = {
  title: null,
  questions: null,
  partner1Responses: null,
  partner2Responses: null,
  analysisResults: null,
  recommendedActions: null,
} as const;

/** Opens one side's answers with the key of the person who gave them. */
function responsesOf(row: Row, side: Side, key: DataKey): Responses | null {
  const column = `${side}Responses` as const;
  return relationshipAssessmentSeal.open(key, { ...NOTHING, id: row.id, [column]: row[column] })[
    column
  ];
}

function opened(ctx: MemberCtx, row: Row, roomKey: DataKey): StoredAssessment {
  const shared = relationshipAssessmentSeal.open(roomKey, {
    ...row,
    partner1Responses: null,
    partner2Responses: null,
  });
  const side: Side = row.relationship.partner1Id === ctx.actor.user.id ? "partner1" : "partner2";
  return {
    id: row.id,
    relationshipId: row.relationshipId,
    assessmentType: row.assessmentType,
    title: shared.title ?? "",
    questions: shared.questions ?? [],
    side,
    responses: responsesOf(row, side, ctx.actor.key),
    agreed: row[`${side}AgreedAt`] !== null,
    means: (shared.analysisResults as Means | null) ?? null,
    recommendedActions: shared.recommendedActions,
    completedAt: row.completedAt,
    createdAt: row.createdAt,
  };
}

const own = (ctx: MemberCtx, relationshipId: string) => ({
  relationshipId,
  relationship: partnerIn(ctx.actor.user.id),
});

export async function findAssessments(
  ctx: MemberCtx,
  relationshipId: string,
  roomKey: DataKey,
  limit: number,
): Promise<StoredAssessment[]> {
  const rows = await ctx.db.relationshipAssessment.findMany({
    where: own(ctx, relationshipId),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return rows.map((row) => opened(ctx, row, roomKey));
}

export async function findAssessment(
  ctx: MemberCtx,
  { id, relationshipId }: { id: string; relationshipId: string },
  roomKey: DataKey,
): Promise<StoredAssessment | null> {
  const row = await ctx.db.relationshipAssessment.findFirst({
    where: { id, ...own(ctx, relationshipId) },
    select: columns,
  });
  return row && opened(ctx, row, roomKey);
}

export async function insertAssessment(
  ctx: MemberCtx,
  roomKey: DataKey,
  made: {
    id: string;
    relationshipId: string;
    assessmentType: AssessmentType;
    title: string;
    questions: readonly Question[];
  },
): Promise<void> {
  const { id, relationshipId, assessmentType, title, questions } = made;
  const sealed = relationshipAssessmentSeal.seal(roomKey, id, { title, questions: [...questions] });
  await ctx.db.relationshipAssessment.create({
    data: { id, relationshipId, assessmentType, createdAt: ctx.now(), ...sealed },
    select: { id: true },
  });
}

/**
 * Stores answers under the caller's own key; a changed answer withdraws the caller's agreement.
 * False if they've already been compared.
 */
export async function storeResponses(
  ctx: MemberCtx,
  { id, side }: Pick<StoredAssessment, "id" | "side">,
  responses: Responses,
): Promise<boolean> {
  const sealed = relationshipAssessmentSeal.seal(ctx.actor.key, id, {
    [`${side}Responses`]: { ...responses },
  });
  const { count } = await ctx.db.relationshipAssessment.updateMany({
    where: { id, completedAt: null },
    data: { ...sealed, [`${side}AgreedAt`]: null },
  });
  return count === 1;
}

export async function storeAgreement(
  ctx: MemberCtx,
  { id, side }: Pick<StoredAssessment, "id" | "side">,
  agreed: boolean,
): Promise<void> {
  await ctx.db.relationshipAssessment.updateMany({
    where: { id, completedAt: null },
    data: { [`${side}AgreedAt`]: agreed ? ctx.now() : null },
  });
}

/**
 * Both partners' answers once both have agreed; null until then. `keyOf` loads each person's own
 * key.
 */
export async function findAgreedResponses(
  ctx: MemberCtx,
  id: string,
  keyOf: (userId: string) => Promise<DataKey>,
): Promise<readonly [Responses, Responses] | null> {
  const row = await ctx.db.relationshipAssessment.findFirst({
    where: {
      id,
      relationship: partnerIn(ctx.actor.user.id),
      completedAt: null,
      partner1AgreedAt: { not: null },
      partner2AgreedAt: { not: null },
    },
    select: columns,
  });
  if (!row) return null;
  const { partner1Id, partner2Id } = row.relationship;
  const first = responsesOf(row, "partner1", await keyOf(partner1Id));
  const second = responsesOf(row, "partner2", await keyOf(partner2Id));
  return first && second && [first, second];
}

/**
 * Completes only while both still agree, so an agreement withdrawn during the comparison still
 * counts.
 */
export async function completeAssessment(
  ctx: MemberCtx,
  roomKey: DataKey,
  id: string,
  { means, recommendedActions }: { means: Means; recommendedActions: readonly string[] },
): Promise<void> {
  await ctx.db.relationshipAssessment.updateMany({
    where: {
      id,
      completedAt: null,
      partner1AgreedAt: { not: null },
      partner2AgreedAt: { not: null },
    },
    data: {
      completedAt: ctx.now(),
      ...relationshipAssessmentSeal.seal(roomKey, id, {
        analysisResults: means,
        recommendedActions: [...recommendedActions],
      }),
    },
  });
}
