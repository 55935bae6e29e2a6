import { listAudit } from "@/lib/core/audit/list-audit";
import { listAuditInput } from "@/lib/core/audit/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "admin", input: listAuditInput }, listAudit),
});
