import { changeTherapyType } from "@/lib/features/conversation/therapy-types/change-therapy-type";
import { changeTypeInput } from "@/lib/features/conversation/therapy-types/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "staff", input: changeTypeInput }, changeTherapyType),
});
