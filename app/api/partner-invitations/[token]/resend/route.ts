import { resendInvitation } from "@/lib/features/couples/resend-invitation";
import { invitationInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "adult", feature: "couples", input: invitationInput, limit: "invitation" },
    resendInvitation,
  ),
});
