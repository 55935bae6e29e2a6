import { resumeSubscription } from "@/lib/features/billing/resume-subscription";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult" }, resumeSubscription),
});
