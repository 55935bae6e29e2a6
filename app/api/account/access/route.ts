import { listAccess } from "@/lib/core/audit/access-log/list-access";
import { listAccessInput } from "@/lib/core/audit/access-log/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listAccessInput }, listAccess),
});
