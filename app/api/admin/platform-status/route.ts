import { readPlatformStatus } from "@/lib/features/growth/connections/read-platform-status";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, readPlatformStatus),
});
