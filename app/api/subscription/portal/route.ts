import { openPortal } from "@/lib/features/billing/open-portal";
import { resource, route } from "@/lib/server/http/route";

// Plans are cancelled there too: open as /cancel is.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", beforeConsent: true }, openPortal),
});
