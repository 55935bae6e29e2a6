import { agreeAssessment } from "@/lib/features/couples/agree-assessment";
import { agreeInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: agreeInput }, agreeAssessment),
});
