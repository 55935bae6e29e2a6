import { createCampaign } from "@/lib/features/marketing/create-campaign";
import { listCampaigns } from "@/lib/features/marketing/list-campaigns";
import { createCampaignInput, listCampaignsInput } from "@/lib/features/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: listCampaignsInput }, listCampaigns),
  POST: route({ access: "staff", input: createCampaignInput, creates: true }, createCampaign),
});
