import { updateCampaignInput } from "@/lib/features/growth/marketing/schema";
import { updateCampaign } from "@/lib/features/growth/marketing/update-campaign";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "staff", input: updateCampaignInput }, updateCampaign),
});
