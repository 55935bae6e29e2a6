import { listMembers } from "@/lib/features/billing/seats/list-members";
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

/** How many people, or marks, are looked at in one query. */
const PAGE = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Settles who has another plan than they may use: whoever is marked because something was written
 * or a time came (decision 0057), and once a day everybody who has a plan or should.
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
    // Only now: a run that dies before leaves them to the next one. So does a page in which
    // somebody could not be settled.
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

/** Somebody who cannot be settled keeps nobody else from it. */
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
