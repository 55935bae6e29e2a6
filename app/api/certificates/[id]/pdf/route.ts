import { printCertificate } from "@/lib/features/certificates/print-certificate";
import { printInput } from "@/lib/features/certificates/schema";
import { fileRoute } from "@/lib/server/http/file-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: fileRoute(
    { access: "member", input: printInput, type: "application/pdf", limit: "paper" },
    printCertificate,
  ),
});
