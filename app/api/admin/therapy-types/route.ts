import { listAllTypes } from "@/lib/features/conversation/therapy-types/queries";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, listAllTypes),
});
