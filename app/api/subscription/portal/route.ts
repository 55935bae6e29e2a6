import { openPortal } from "@/lib/features/billing/open-portal";
import { resource, route } from "@/lib/server/http/route";

// Plans can be canceled there too, so it is as open as /cancel.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", beforeConsent: true }, openPortal),
});
