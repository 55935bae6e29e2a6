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
  // Only starting a talk checks the feature switch, so switching it off doesn't cut anyone off in
  // the middle of a talk.
  POST: streamRoute({ access: "adult", input: sendInput, limit: "chat" }, sendRelationshipMessage),
});
