import { openLink } from "@/lib/across/your-data/shares/open-share";
import { linkInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

/**
 * Open to anyone with the link, signed in or not. The token comes in the body, which no log and no
 * history keeps.
 */
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "anyone", input: linkInput, visits: "share-link", beforeConsent: true },
    openLink,
  ),
});
