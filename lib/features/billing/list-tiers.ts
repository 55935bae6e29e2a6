import type { Ctx } from "@/lib/ports/context";
import type { TierView } from "./schema";
import { TIERS, viewOfTier } from "./tiers";

/** The plans and their prices, for everybody (API-28); a line that rests on a claim only while the claim stands. */
export const listTiers = async ({ settings }: Ctx): Promise<TierView[]> =>
  TIERS.map((tier) => viewOfTier(tier, () => settings.sampleContent));
