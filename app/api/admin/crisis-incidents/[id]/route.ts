import { updateIncidentInput } from "@/lib/features/crisis-desk/schema";
import { updateIncident } from "@/lib/features/crisis-desk/update-incident";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "clinician", input: updateIncidentInput }, updateIncident),
});
