import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import { resource, route } from "@/lib/server/http/route";

// Any signed-in person may cancel: a changed age must not keep anyone in a plan.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", beforeConsent: true }, cancelSubscription),
});
