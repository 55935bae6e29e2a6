import { authenticate } from "@/lib/features/admin/authenticate";
import { authenticateInput } from "@/lib/features/admin/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: authenticateInput }, authenticate),
});
