import { fillAssessment } from "@/lib/features/couples/fill-assessment";
import { fillAssessmentInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PUT: route({ access: "adult", input: fillAssessmentInput }, fillAssessment),
});
