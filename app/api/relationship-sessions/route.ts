import { examineTitle } from "@/lib/features/couples/examine-texts";
import { listRelationshipSessions } from "@/lib/features/couples/list-relationship-sessions";
import { openRelationshipSession } from "@/lib/features/couples/open-relationship-session";
import { listInput, openSessionInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: listInput }, listRelationshipSessions),
  POST: route(
    {
      access: "adult",
      feature: "couples",
      input: openSessionInput,
      creates: true,
      prepare: examineTitle,
    },
    openRelationshipSession,
  ),
});
