import { undoSettingsInput } from "@/lib/features/settings/schema";
import { undoSettings } from "@/lib/features/settings/undo-settings";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: undoSettingsInput }, undoSettings),
});
