import { examineInvitation, invitePartner } from "@/lib/features/couples/invite-partner";
import { listInvitations } from "@/lib/features/couples/list-invitations";
import { inviteInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult" }, listInvitations),
  POST: route(
    {
      access: "adult",
      feature: "couples",
      input: inviteInput,
      creates: true,
      prepare: examineInvitation,
      limit: "invitation",
    },
    invitePartner,
  ),
});
