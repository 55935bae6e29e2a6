import { readAdminSession } from "@/lib/across/staff/read-admin-session";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, readAdminSession),
});
