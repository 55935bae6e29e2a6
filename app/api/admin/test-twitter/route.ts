import { testTwitter } from "@/lib/features/growth/connections/test-twitter";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff" }, testTwitter),
});
