import { resendConsent } from "@/lib/core/consent/resend-consent";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "member", creates: true, limit: "consent", beforeConsent: true },
    resendConsent,
  ),
});
