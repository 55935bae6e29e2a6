import { declineByLink } from "@/lib/across/your-data/shares/decline-by-link";
import { linkInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

/** For whoever holds the link of an invitation's mail: nobody needs an account to say no. */
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "anyone", input: linkInput, visits: "share-link", beforeConsent: true },
    declineByLink,
  ),
});
