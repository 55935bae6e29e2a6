import { changeShare } from "@/lib/features/shares/change-share";
import { endShare } from "@/lib/features/shares/end-shares";
import { changeShareInput, shareInput } from "@/lib/features/shares/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: changeShareInput }, changeShare),
  DELETE: route({ access: "member", input: shareInput, status: 204, beforeConsent: true }, endShare),
});
