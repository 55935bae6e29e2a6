import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readCurrentUser),
});
