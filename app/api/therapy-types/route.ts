import { listTherapyTypes } from "@/lib/features/onboarding/list-therapy-types";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listTherapyTypes),
});
