import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findCampaign } from "./campaign-repository";
import type { Platform } from "./constants";
import { MARKETING_COPY } from "./copy";

const { refusals } = MARKETING_COPY;
const refused = (message: string) =>
  new Failure("invalid", message, { issues: [{ path: "campaignId", message }] });

/** @throws Failure invalid if the campaign doesn't exist or is for other platforms */
export async function requireCampaign(ctx: Ctx, id: string, platform: Platform): Promise<void> {
  const campaign = await findCampaign(ctx, id);
  if (!campaign) throw refused(refusals.unknownCampaign);
  if (campaign.platforms.length > 0 && !campaign.platforms.includes(platform))
    throw refused(refusals.notOfCampaign);
}
