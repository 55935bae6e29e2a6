import { readSubscription } from "@/lib/features/billing/read-subscription";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readSubscription),
});
