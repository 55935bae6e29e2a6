import { disconnect } from "@/lib/features/connections/disconnect";
import { platformInput } from "@/lib/features/connections/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: platformInput }, disconnect),
});
