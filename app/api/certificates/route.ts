import { listCertificates } from "@/lib/features/certificates/list-certificates";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listCertificates),
});
