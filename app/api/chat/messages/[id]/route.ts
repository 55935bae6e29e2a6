import { listMessages, messagesRevision } from "@/lib/features/conversation/list-messages";
import { listMessagesByIdInput } from "@/lib/features/conversation/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "member", input: listMessagesByIdInput, revision: messagesRevision },
    listMessages,
  ),
});
