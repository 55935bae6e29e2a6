import { listMembers } from "@/lib/features/billing/seats/queries";
import type { Ctx } from "@/lib/ports/context";
import {
  dropChecks,
  findDueChecks,
  findHorizon,
  keepCheckOfEverybody,
  keepChecks,
} from "./check-repository";
import { findDoubtful, findPlans } from "./holder-repository";
import { endsByTime, entitledTier } from "./policy";
import { settleTier } from "./settle-tier";

/** People, or marks, per query. */
const PAGE = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Settles people whose tier is wrong: those marked because of a write or a due time (decision
 * 0057), and once a day everyone who has or should have a plan.
 *
 * @returns how many were settled
 */
export async function settleDrifted(ctx: Ctx): Promise<number> {
  const horizon = await findHorizon(ctx);
  let settled = 0;
  let marks = await findDueChecks(ctx, horizon, { after: "0", limit: PAGE });
  for (let last = marks.at(-1); last; last = marks.at(-1)) {
    const people = marks.map(({ userId }) => userId);
    const compared = await compare(ctx, [...people, ...(await listMembers(ctx, ...people))]);
    settled += compared.settled;
    // Only now, so that the marks stay for the next run if this one dies or can't settle someone in
    // the page.
    if (compared.failed === 0) await dropChecks(ctx, marks);
    marks = await findDueChecks(ctx, horizon, { after: last.id, limit: PAGE });
  }
  return horizon.everybody ? settled + (await settleEverybody(ctx)) : settled;
}

async function settleEverybody(ctx: Ctx): Promise<number> {
  let settled = 0;
  let page = await findDoubtful(ctx, { after: FIRST_ID, limit: PAGE });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    settled += (await compare(ctx, page)).settled;
    page = page.length < PAGE ? [] : await findDoubtful(ctx, { after: last, limit: PAGE });
  }
  await keepCheckOfEverybody(ctx);
  return settled;
}

/** Catches its own errors, so one person who can't be settled doesn't stop the rest. */
async function compare(
  ctx: Ctx,
  people: readonly string[],
): Promise<{ settled: number; failed: number }> {
  const ending: { userId: string; at: Date }[] = [];
  let [settled, failed] = [0, 0];
  for (const { id, subscriptionTier, own, family } of await findPlans(ctx, people)) {
    const now = ctx.now();
    const at = endsByTime(own, family, now);
    if (at) ending.push({ userId: id, at });
    if (subscriptionTier === entitledTier(own, family, now)) continue;
    try {
      await settleTier(ctx, id);
      settled += 1;
    } catch (error) {
      ctx.log.error("plan-not-settled", error, { userId: id });
      failed += 1;
    }
  }
  await keepChecks(ctx, ending);
  return { settled, failed };
}
