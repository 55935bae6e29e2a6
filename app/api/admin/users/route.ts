import { listUsers } from "@/lib/features/user-management/list-users";
import { listUsersInput } from "@/lib/features/user-management/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "admin", input: listUsersInput }, listUsers),
});
