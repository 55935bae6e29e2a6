import { readFamily } from "@/lib/features/guardianship/read-family";
import { familyInput } from "@/lib/features/guardianship/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: familyInput }, readFamily),
});
