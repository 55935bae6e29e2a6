import { cache } from "react";
import { readSettingValues, settingValuesOf } from "@/lib/core/settings/read-settings";
import { DEFAULTS, type SettingValues } from "@/lib/core/settings/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { isDatabaseAway } from "./db";
import { pendingMatters } from "./pending-matters";
import { requestContext } from "./request-context";

/**
 * The settings staff chose, for the server components of one request. While the database is away,
 * pages use the defaults, because the shell and the way to help don't wait for a setting.
 */
export const siteSettings = cache(async (): Promise<SettingValues> => {
  try {
    const ctx = await requestContext();
    if (ctx.actor.kind !== "member") return await readSettingValues(ctx);
    return settingValuesOf((await pendingMatters(ctx as MemberCtx)).settings);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return DEFAULTS;
  }
});
