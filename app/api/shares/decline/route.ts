import { declineByLink } from "@/lib/across/your-data/shares/decline-by-link";
import { linkInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

/** Open to anyone with an invitation mail's link: declining needs no account. */
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "anyone", input: linkInput, visits: "share-link", beforeConsent: true },
    declineByLink,
  ),
});
