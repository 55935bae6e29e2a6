import { readCertificate } from "@/lib/features/certificates/queries";
import { certificateInput, showNameInput } from "@/lib/features/certificates/schema";
import { showName } from "@/lib/features/certificates/show-name";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: certificateInput }, readCertificate),
  PATCH: route({ access: "member", input: showNameInput }, showName),
});
