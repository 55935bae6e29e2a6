import { readSafetyPlan } from "@/lib/features/safety-plan/queries";
import { saveSafetyPlan } from "@/lib/features/safety-plan/save-safety-plan";
import { savePlanInput } from "@/lib/features/safety-plan/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readSafetyPlan),
  PUT: route({ access: "member", input: savePlanInput }, saveSafetyPlan),
});
