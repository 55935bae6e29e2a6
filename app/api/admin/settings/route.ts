import { changeSettings } from "@/lib/across/staff/settings/change-settings";
import { readSettings } from "@/lib/core/settings/read-settings";
import { changeSettingsInput } from "@/lib/core/settings/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff" }, readSettings),
  PUT: route({ access: "staff", input: changeSettingsInput }, changeSettings),
});
