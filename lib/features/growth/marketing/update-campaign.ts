import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { changeCampaign, findCampaign } from "./campaign-repository";
import { requireFairAudience } from "./require-fair-audience";
import type { UpdateCampaignInput } from "./schema";
import type { Campaign } from "./types";

/**
 * Changes a campaign; a paused one (`isActive` false) holds its posts back.
 *
 * @throws Failure not_found, invalid when its audience is chosen by health
 */
export function updateCampaign(
  ctx: MemberCtx,
  { id, ...changes }: UpdateCampaignInput,
): Promise<Campaign> {
  requireFairAudience(changes);
  return ctx.transaction(async (tx) => {
    if (!(await findCampaign(tx, id))) throw notFound("This campaign");
    const campaign = await changeCampaign(tx, id, changes);
    await recordAudit(tx, { action: "marketing.campaign", outcome: "done", resource: id });
    return campaign;
  });
}
