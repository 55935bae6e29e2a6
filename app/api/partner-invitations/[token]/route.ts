import { revokeInvitation } from "@/lib/features/couples/revoke-invitation";
import { invitationInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  DELETE: route({ access: "adult", input: invitationInput, status: 204 }, revokeInvitation),
});
