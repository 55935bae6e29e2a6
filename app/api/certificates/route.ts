import { listCertificates } from "@/lib/features/certificates/queries";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listCertificates),
});
