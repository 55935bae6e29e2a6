import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askAccounts } from "./ask-accounts";
import type { ChoosablePlatform } from "./constants";
import { CONNECTION_WORDS } from "./copy";
import { findConnection } from "./repository";
import type { ShownAccount } from "./types";

/**
 * The pages, or their linked accounts, that the current authorization may post to, as the platform
 * reports them.
 *
 * @throws Failure conflict while nothing is connected, and with the platform's words where it
 *   refuses
 */
export async function listAccounts(
  ctx: MemberCtx,
  { platform }: { readonly platform: ChoosablePlatform },
): Promise<ShownAccount[]> {
  const held = await findConnection(ctx, platform);
  if (!held) throw new Failure("conflict", CONNECTION_WORDS.notConnected);
  const offered = await askAccounts(ctx, platform, held, (accounts) => accounts.list(held));
  return offered.map((account) => ({ ...account, chosen: account.id === held.accountId }));
}
