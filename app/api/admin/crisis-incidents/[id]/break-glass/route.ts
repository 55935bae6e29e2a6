import { breakGlass } from "@/lib/across/staff/desk/break-glass";
import { breakGlassInput } from "@/lib/across/staff/desk/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "clinician", input: breakGlassInput, creates: true }, breakGlass),
});
