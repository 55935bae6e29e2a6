import { sendTestAlert } from "@/lib/across/staff/settings/send-test-alert";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", limit: "alertTest" }, sendTestAlert),
});
