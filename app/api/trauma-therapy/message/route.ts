import { sendTraumaMessageInput } from "@/lib/features/conversation/trauma/schema";
import { sendTraumaMessage } from "@/lib/features/trauma/send-trauma-message";
import { resource } from "@/lib/server/http/route";
import { streamRoute } from "@/lib/server/http/stream-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  // Only starting a talk checks the feature switch, so switching it off doesn't cut anyone off in
  // the middle of a talk.
  POST: streamRoute(
    { access: "adult", input: sendTraumaMessageInput, limit: "chat" },
    sendTraumaMessage,
  ),
});
