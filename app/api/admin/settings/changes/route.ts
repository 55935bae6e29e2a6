import { listSettingChanges } from "@/lib/core/settings/list-setting-changes";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, listSettingChanges),
});
