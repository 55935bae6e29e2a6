import {
  listRelationshipMessages,
  relationshipMessagesRevision,
} from "@/lib/features/couples/list-relationship-messages";
import { listMessagesInput, sendInput } from "@/lib/features/couples/schema";
import { sendRelationshipMessage } from "@/lib/features/couples/send-message";
import { resource, route } from "@/lib/server/http/route";
import { streamRoute } from "@/lib/server/http/stream-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "adult", input: listMessagesInput, revision: relationshipMessagesRevision },
    listRelationshipMessages,
  ),
  // Turning the feature off locks nobody out of an ongoing talk: only starting one checks the
  // switch.
  POST: streamRoute({ access: "adult", input: sendInput, limit: "chat" }, sendRelationshipMessage),
});
