import { recordAudit } from "@/lib/core/audit/record-audit";
import { isUnderWay } from "@/lib/features/growth/publishing/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { askAccounts } from "./ask-accounts";
import { CONNECTION_WORDS } from "./copy";
import { findConnection, storeChosen } from "./repository";
import type { ChooseAccountInput } from "./schema";
import type { ShownAccount } from "./types";

/**
 * Chooses which of several pages, or their linked accounts, posts go to. While a post may be live
 * on the current one the choice can't change: we'd never find it from another page and would post
 * it twice (decision 0040).
 *
 * @throws Failure conflict while nothing is connected, a post is under way, or the platform
 *   refuses; not_found if someone has reconnected in the meantime
 */
export async function chooseAccount(
  ctx: MemberCtx,
  { platform, id }: ChooseAccountInput,
): Promise<ShownAccount> {
  const held = await findConnection(ctx, platform);
  if (!held) throw new Failure("conflict", CONNECTION_WORDS.notConnected);
  const chosen = await askAccounts(ctx, platform, held, (accounts) => accounts.choose(held, id));
  await ctx.transaction(async (tx) => {
    if (id !== held.accountId && (await isUnderWay(tx, { platform }))) {
      throw new Failure("conflict", CONNECTION_WORDS.underWay);
    }
    if (!(await storeChosen(tx, held.id, chosen, held.refreshToken)))
      throw notFound("This connection");
    await recordAudit(tx, {
      action: "connection.choose",
      outcome: "done",
      reason: platform,
      resource: `oauth_tokens/${held.id}`,
    });
  });
  return { id, name: chosen.accountName ?? id, chosen: true };
}
