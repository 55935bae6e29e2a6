import { readIncidentDetail } from "@/lib/features/crisis-desk/read-incident";
import { incidentInput, updateIncidentInput } from "@/lib/features/crisis-desk/schema";
import { updateIncident } from "@/lib/features/crisis-desk/update-incident";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "clinician", input: incidentInput }, readIncidentDetail),
  PATCH: route({ access: "clinician", input: updateIncidentInput }, updateIncident),
});
