import { changeSettings } from "@/lib/features/settings/change-settings";
import { readSettings } from "@/lib/features/settings/read-settings";
import { changeSettingsInput } from "@/lib/features/settings/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, readSettings),
  PUT: route({ access: "staff", input: changeSettingsInput }, changeSettings),
});
