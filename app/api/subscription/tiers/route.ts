import { listTiers } from "@/lib/features/billing/queries";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "anyone" }, listTiers),
});
