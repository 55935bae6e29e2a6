import { endOtherSignIns } from "@/lib/core/identity/sign-ins/end-other-sign-ins";
import { listSignIns } from "@/lib/core/identity/sign-ins/list-sign-ins";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listSignIns),
  DELETE: route({ access: "member", beforeConsent: true, status: 204 }, endOtherSignIns),
});
