import { beginAuthorization } from "@/lib/features/connections/begin-authorization";
import { platformInput } from "@/lib/features/connections/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: platformInput }, beginAuthorization),
});
