import { changeShare } from "@/lib/across/your-data/shares/change-share";
import { endShare } from "@/lib/across/your-data/shares/end-shares";
import { changeShareInput, shareInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: changeShareInput }, changeShare),
  DELETE: route(
    { access: "member", input: shareInput, status: 204, beforeConsent: true },
    endShare,
  ),
});
