import { cache } from "react";
import { readSettingValues } from "@/lib/features/settings/read-settings";
import { DEFAULTS, type SettingValues } from "@/lib/features/settings/schema";
import { isDatabaseAway } from "./db";
import { requestContext } from "./request-context";

/**
 * What staff have set, for the server components of one request. With the database away pages show what they show by
 * default: the shell and the way to help do not wait for a setting.
 */
export const siteSettings = cache(async (): Promise<SettingValues> => {
  try {
    return await readSettingValues(await requestContext());
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return DEFAULTS;
  }
});
