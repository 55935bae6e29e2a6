import { readCrisisReport } from "@/lib/features/crisis-desk/read-crisis-report";
import { crisisReportInput } from "@/lib/features/crisis-desk/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "clinician", input: crisisReportInput }, readCrisisReport),
});
