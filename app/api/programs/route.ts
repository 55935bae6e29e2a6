import { listPrograms } from "@/lib/features/programs/read-programs";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listPrograms),
});
