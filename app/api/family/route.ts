import { readFamily } from "@/lib/across/family/read-family";
import { familyInput } from "@/lib/across/family/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: familyInput }, readFamily),
});
