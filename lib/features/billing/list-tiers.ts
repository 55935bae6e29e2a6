import { CONSULTATIONS, shownClaims } from "@/lib/features/legal/claims";
import { readSettingValues } from "@/lib/features/settings/read-settings";
import type { Ctx } from "@/lib/ports/context";
import type { TierView } from "./schema";
import { TIERS, viewOfTier } from "./tiers";

/** The plans and their prices, for everybody (API-28); a line that rests on a claim only while the claim stands. */
export async function listTiers(ctx: Ctx): Promise<TierView[]> {
  const { claimsEvidence, freeConversations } = await readSettingValues(ctx);
  const { shown } = shownClaims([CONSULTATIONS], ctx.settings.sampleContent, ctx.now(), claimsEvidence);
  return TIERS.map((tier) => viewOfTier(tier, () => shown.length > 0, freeConversations));
}
