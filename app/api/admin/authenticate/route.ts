import { authenticate } from "@/lib/across/staff/authenticate";
import { authenticateInput } from "@/lib/across/staff/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: authenticateInput }, authenticate),
});
