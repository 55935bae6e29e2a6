import { listUsers } from "@/lib/across/staff/users/list-users";
import { listUsersInput } from "@/lib/across/staff/users/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "admin", input: listUsersInput }, listUsers),
});
