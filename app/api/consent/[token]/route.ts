import { decideConsent } from "@/lib/core/consent/decide-consent";
import { readConsent } from "@/lib/core/consent/read-consent";
import { consentAnswer, consentLink } from "@/lib/core/consent/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "anyone", input: consentLink }, readConsent),
  // A parent may answer in the browser where the child is signed in; the verb checks who may answer
  // what.
  POST: route(
    { access: "anyone", input: consentAnswer, limit: "consent", beforeConsent: true },
    decideConsent,
  ),
});
