import { listDeliveries } from "@/lib/features/growth/publishing/queries";
import { listDeliveriesInput } from "@/lib/features/growth/publishing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: listDeliveriesInput }, listDeliveries),
});
