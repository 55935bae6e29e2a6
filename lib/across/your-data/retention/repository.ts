import type { Ctx, MemberCtx } from "@/lib/ports/context";
import {
  LOOKED_AT_AGAIN_MS,
  type Months,
  RETENTION_KINDS,
  type RetentionKind,
  TRIED_AGAIN_MS,
} from "./constants";
import { asMonths } from "./policy";

interface Choice {
  readonly kind: RetentionKind;
  readonly months: Months;
  readonly effectiveFrom: Date;
}

export interface DueChoice extends Choice {
  readonly userId: string;
}

interface Row {
  readonly userId: string;
  readonly kind: string;
  readonly months: number;
  readonly effectiveFrom: Date;
}

function choiceOf({ userId, kind, months, effectiveFrom }: Row): DueChoice | null {
  const known = RETENTION_KINDS.find((one) => one === kind);
  const chosen = asMonths(months);
  return known && chosen ? { userId, kind: known, months: chosen, effectiveFrom } : null;
}

export async function findOwnChoices(ctx: MemberCtx): Promise<Choice[]> {
  const rows = await ctx.db.retentionChoice.findMany({ where: { userId: ctx.actor.user.id } });
  return rows.flatMap((row) => choiceOf(row) ?? []);
}

/**
 * Stores the choice in one statement, so two concurrent calls leave a single rule.
 *
 * @returns whether the rule changed
 */
export async function storeChoice(
  ctx: MemberCtx,
  { kind, months, effectiveFrom }: Choice,
): Promise<boolean> {
  const changed = await ctx.db.$executeRaw`
    INSERT INTO retention_choices AS known ("userId", "kind", "months", "effectiveFrom", "dueAt", "createdAt")
    VALUES (${ctx.actor.user.id}::uuid, ${kind}, ${months}, ${effectiveFrom}, ${effectiveFrom}, ${ctx.now()})
    ON CONFLICT ("userId", "kind") DO UPDATE SET
      "months" = EXCLUDED."months", "effectiveFrom" = EXCLUDED."effectiveFrom", "dueAt" = EXCLUDED."dueAt",
      "createdAt" = EXCLUDED."createdAt"
    WHERE known."months" <> EXCLUDED."months"`;
  return changed === 1;
}

/** @returns whether there was a rule */
export async function clearChoice(ctx: MemberCtx, kind: RetentionKind): Promise<boolean> {
  return (
    (await ctx.db.retentionChoice.deleteMany({ where: { userId: ctx.actor.user.id, kind } }))
      .count === 1
  );
}

/**
 * Locks the rule that has been due longest for this transaction. A parallel run takes another one,
 * and a change made at the same moment waits, so no outdated rule is carried out afterwards.
 */
export async function lockDue(ctx: Ctx): Promise<DueChoice | null> {
  const [row] = await ctx.db.$queryRaw<Row[]>`
    SELECT "userId"::text, "kind", "months", "effectiveFrom" FROM retention_choices
    WHERE "dueAt" <= ${ctx.now()} ORDER BY "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ? choiceOf(row) : null;
}

/** Schedules the rule's next check for tomorrow. */
export const markLookedAt = (ctx: Ctx, choice: DueChoice): Promise<void> =>
  setDueIn(ctx, choice, LOOKED_AT_AGAIN_MS);

/** Schedules a retry of a failed rule in an hour. */
export const postpone = (ctx: Ctx, choice: DueChoice): Promise<void> =>
  setDueIn(ctx, choice, TRIED_AGAIN_MS);

async function setDueIn(
  ctx: Ctx,
  { userId, kind }: DueChoice,
  milliseconds: number,
): Promise<void> {
  const dueAt = new Date(ctx.now().getTime() + milliseconds);
  // If the rule was taken back in the meantime, this matches no row.
  await ctx.db.retentionChoice.updateMany({ where: { userId, kind }, data: { dueAt } });
}
