import { beginAuthorization } from "@/lib/features/growth/connections/begin-authorization";
import { platformInput } from "@/lib/features/growth/connections/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: platformInput }, beginAuthorization),
});
