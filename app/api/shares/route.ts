import { endShares } from "@/lib/across/your-data/shares/end-shares";
import { listShares } from "@/lib/across/your-data/shares/list-shares";
import { examineLabel, makeShare } from "@/lib/across/your-data/shares/make-share";
import { endSharesInput, makeShareInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult" }, listShares),
  POST: route(
    {
      access: "adult",
      input: makeShareInput,
      creates: true,
      prepare: examineLabel,
      limit: "invitation",
    },
    makeShare,
  ),
  // Ending a share is open to everyone, whatever their age turned out to be.
  DELETE: route(
    { access: "member", input: endSharesInput, status: 204, beforeConsent: true },
    endShares,
  ),
});
