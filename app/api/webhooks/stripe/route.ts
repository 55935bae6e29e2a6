import { receiveEvent } from "@/lib/features/billing/receive-event";
import { resource } from "@/lib/server/http/route";
import { webhookRoute } from "@/lib/server/http/webhook-route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: webhookRoute({ name: "stripe", header: "stripe-signature" }, receiveEvent),
});
