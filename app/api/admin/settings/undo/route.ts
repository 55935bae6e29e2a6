import { undoSettings } from "@/lib/across/staff/settings/undo-settings";
import { undoSettingsInput } from "@/lib/core/settings/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: undoSettingsInput }, undoSettings),
});
