import { createCampaign } from "@/lib/features/growth/marketing/create-campaign";
import { listCampaigns } from "@/lib/features/growth/marketing/queries";
import { createCampaignInput, listCampaignsInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: listCampaignsInput }, listCampaigns),
  POST: route({ access: "staff", input: createCampaignInput, creates: true }, createCampaign),
});
