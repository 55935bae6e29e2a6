import { sendMessageInput } from "@/lib/features/chat/schema";
import { sendMessage, turnOfMessage } from "@/lib/features/chat/send-message";
import { resource } from "@/lib/server/http/route";
import { streamRoute } from "@/lib/server/http/stream-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: streamRoute({ access: "member", input: sendMessageInput, limit: "chat", beside: turnOfMessage }, sendMessage),
});
