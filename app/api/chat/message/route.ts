import { sendMessageInput } from "@/lib/features/conversation/schema";
import { sendMessage } from "@/lib/features/conversation/send-message";
import { resource } from "@/lib/server/http/route";
import { streamRoute } from "@/lib/server/http/stream-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: streamRoute({ access: "member", input: sendMessageInput, limit: "chat" }, sendMessage),
});
