import { breakGlass } from "@/lib/features/crisis-desk/break-glass";
import { breakGlassInput } from "@/lib/features/crisis-desk/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "clinician", input: breakGlassInput, creates: true }, breakGlass),
});
