import { endShares } from "@/lib/features/shares/end-shares";
import { listShares } from "@/lib/features/shares/list-shares";
import { examineLabel, makeShare } from "@/lib/features/shares/make-share";
import { endSharesInput, makeShareInput } from "@/lib/features/shares/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult" }, listShares),
  POST: route(
    { access: "adult", input: makeShareInput, creates: true, prepare: examineLabel, limit: "invitation" },
    makeShare,
  ),
  // Ending is open to everybody, whatever their age turned out to be.
  DELETE: route({ access: "member", input: endSharesInput, status: 204, beforeConsent: true }, endShares),
});
