import {
  listRelationshipMessages,
  relationshipMessagesRevision,
} from "@/lib/features/couples/list-relationship-messages";
import { listMessagesInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "adult", input: listMessagesInput, revision: relationshipMessagesRevision },
    listRelationshipMessages,
  ),
});
