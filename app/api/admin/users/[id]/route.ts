import { updateUserInput } from "@/lib/features/user-management/schema";
import { updateUser } from "@/lib/features/user-management/update-user";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "admin", input: updateUserInput }, updateUser),
});
