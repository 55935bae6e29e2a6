import { changePlan } from "@/lib/features/billing/change-plan";
import { changeInput } from "@/lib/features/billing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: changeInput }, changePlan),
});
