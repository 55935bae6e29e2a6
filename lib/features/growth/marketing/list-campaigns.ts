import type { MemberCtx } from "@/lib/ports/context";
import { findCampaigns } from "./campaign-repository";
import type { ListCampaignsInput } from "./schema";
import type { Campaign } from "./types";

/** All campaigns with their figures, newest first. */
export const listCampaigns = (ctx: MemberCtx, input: ListCampaignsInput): Promise<Campaign[]> =>
  findCampaigns(ctx, input);
