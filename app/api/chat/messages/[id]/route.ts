import { listMessages, messagesRevision } from "@/lib/features/chat/list-messages";
import { listMessagesByIdInput } from "@/lib/features/chat/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listMessagesByIdInput, revision: messagesRevision }, listMessages),
});
