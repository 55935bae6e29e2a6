import { removeCheck } from "@/lib/features/trauma/checks/record-check";
import { removeCheckInput } from "@/lib/features/trauma/checks/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  DELETE: route({ access: "adult", input: removeCheckInput, status: 204 }, removeCheck),
});
