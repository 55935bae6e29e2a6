import { readSettingValues } from "@/lib/core/settings/read-settings";
import type { Ctx } from "@/lib/ports/context";
import type { TierView } from "./schema";
import { TIERS, viewOfTier } from "./tiers";

/** The public plans and prices (API-28). */
export async function listTiers(ctx: Ctx): Promise<TierView[]> {
  const { freeConversations } = await readSettingValues(ctx);
  return TIERS.map((tier) => viewOfTier(tier, freeConversations));
}
