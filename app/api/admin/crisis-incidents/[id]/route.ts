import { readIncidentDetail } from "@/lib/across/staff/desk/read-incident";
import { incidentInput, updateIncidentInput } from "@/lib/across/staff/desk/schema";
import { updateIncident } from "@/lib/across/staff/desk/update-incident";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "clinician", input: incidentInput }, readIncidentDetail),
  PATCH: route({ access: "clinician", input: updateIncidentInput }, updateIncident),
});
