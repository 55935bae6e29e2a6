import { sendTraumaMessageInput } from "@/lib/features/conversation/trauma/schema";
import { sendTraumaMessage } from "@/lib/features/trauma/send-trauma-message";
import { resource } from "@/lib/server/http/route";
import { streamRoute } from "@/lib/server/http/stream-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  // Turning the feature off locks nobody out of an ongoing talk: only starting one checks the
  // switch.
  POST: streamRoute(
    { access: "adult", input: sendTraumaMessageInput, limit: "chat" },
    sendTraumaMessage,
  ),
});
