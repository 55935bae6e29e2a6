import { beginAssessment } from "@/lib/features/couples/begin-assessment";
import { listAssessments } from "@/lib/features/couples/list-assessments";
import { beginAssessmentInput, relationshipIdInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: relationshipIdInput }, listAssessments),
  POST: route(
    {
      access: "adult",
      feature: "couples",
      input: beginAssessmentInput,
      creates: true,
      status: ({ isNew }) => (isNew ? 201 : 200),
      present: ({ assessment }) => assessment,
    },
    beginAssessment,
  ),
});
