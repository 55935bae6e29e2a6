import { verifyInput } from "@/lib/features/certificates/schema";
import { verifyCertificate } from "@/lib/features/certificates/verify-certificate";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "anyone", input: verifyInput, visits: "certificate-check" },
    verifyCertificate,
  ),
});
