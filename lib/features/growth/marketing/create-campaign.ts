import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { insertCampaign } from "./campaign-repository";
import { requireFairAudience } from "./require-fair-audience";
import type { CreateCampaignInput } from "./schema";
import type { Campaign } from "./types";

/**
 * Creates a set of posts with one purpose.
 *
 * @throws Failure invalid when its audience is chosen by health
 */
export function createCampaign(ctx: MemberCtx, input: CreateCampaignInput): Promise<Campaign> {
  requireFairAudience(input);
  const { name, description = null, targetAudience = null, platforms } = input;
  return ctx.transaction(async (tx) => {
    const campaign = await insertCampaign(tx, newId(), {
      name,
      description,
      targetAudience,
      platforms,
    });
    await recordAudit(tx, { action: "marketing.campaign", outcome: "done", resource: campaign.id });
    return campaign;
  });
}
