import { listDeliveries } from "@/lib/features/publishing/list-deliveries";
import { listDeliveriesInput } from "@/lib/features/publishing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: listDeliveriesInput }, listDeliveries),
});
