import { endAdminSession } from "@/lib/across/staff/end-admin-session";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", present: () => ({ message: "Logged out" }) }, endAdminSession),
});
