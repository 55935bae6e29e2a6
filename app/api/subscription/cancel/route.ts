import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import { resource, route } from "@/lib/server/http/route";

// Leaving is open to whoever is signed in: an age that was changed since must not keep anybody in a
// plan.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", beforeConsent: true }, cancelSubscription),
});
