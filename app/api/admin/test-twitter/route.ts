import { testTwitter } from "@/lib/features/growth/connections/test-connection";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff" }, testTwitter),
});
