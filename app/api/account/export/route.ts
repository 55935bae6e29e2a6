import { exportAccount } from "@/lib/across/your-data/export/export-account";
import { exportInput } from "@/lib/across/your-data/export/schema";
import { downloadRoute } from "@/lib/server/http/download-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: downloadRoute({ access: "member", input: exportInput }, exportAccount),
});
