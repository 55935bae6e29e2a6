import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import { SETTING_KEYS, type SettingKey } from "./constants";
import { settle } from "./read-setting";
import { latestRevision, listStoredSettings, type StoredSetting } from "./repository";
import type { SettingValues } from "./schema";
import type { SettingsView } from "./types";

/** The current value of every setting. */
export const readSettingValues = async (ctx: Pick<Ctx, "db">): Promise<SettingValues> =>
  settingValuesOf(await listStoredSettings(ctx.db));

/** Same as `readSettingValues`, from rows that were read along with something else. */
export function settingValuesOf(rows: readonly StoredSetting[]): SettingValues {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    SETTING_KEYS.map((key) => [key, settle(key, stored.get(key))]),
  ) as unknown as SettingValues;
}

/** For the staff page, which sends the revision back with a change (contract 6). */
export async function readSettings(ctx: Ctx): Promise<SettingsView> {
  // Reads the revision first, so a change made in between shows up as a conflict rather than as a
  // value no one saw.
  const revision = await latestRevision(ctx.db);
  return { ...(await readSettingValues(ctx)), revision };
}

/** The revision of the latest change to the given settings, or to any. */
export const revisionOf = (db: Db, keys?: readonly SettingKey[]): Promise<number> =>
  latestRevision(db, keys);
