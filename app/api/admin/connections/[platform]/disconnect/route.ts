import { disconnect } from "@/lib/features/growth/connections/disconnect";
import { platformInput } from "@/lib/features/growth/connections/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: platformInput }, disconnect),
});
