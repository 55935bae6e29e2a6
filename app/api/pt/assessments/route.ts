import { listAssessments } from "@/lib/features/movement/assessments/queries";
import {
  examineAssessment,
  recordAssessment,
} from "@/lib/features/movement/assessments/record-assessment";
import {
  listAssessmentsInput,
  recordAssessmentInput,
} from "@/lib/features/movement/assessments/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: listAssessmentsInput }, listAssessments),
  POST: route(
    {
      access: "adult",
      feature: "movement",
      input: recordAssessmentInput,
      creates: true,
      prepare: examineAssessment,
    },
    recordAssessment,
  ),
});
