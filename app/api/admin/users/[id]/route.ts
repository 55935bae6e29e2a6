import { updateUserInput } from "@/lib/across/staff/users/schema";
import { updateUser } from "@/lib/across/staff/users/update-user";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "admin", input: updateUserInput }, updateUser),
});
