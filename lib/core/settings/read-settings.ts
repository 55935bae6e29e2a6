import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import { SETTING_KEYS, type SettingKey } from "./constants";
import { settle } from "./read-setting";
import { latestRevision, listStored, type StoredSetting } from "./repository";
import type { SettingValues } from "./schema";
import type { SettingsView } from "./types";

/** Every setting as it counts now. */
export const readSettingValues = async (ctx: Pick<Ctx, "db">): Promise<SettingValues> =>
  settingValuesOf(await listStored(ctx.db));

/** The same of rows that were read with something else. */
export function settingValuesOf(rows: readonly StoredSetting[]): SettingValues {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    SETTING_KEYS.map((key) => [key, settle(key, stored.get(key))]),
  ) as unknown as SettingValues;
}

/** For the staff's page; the revision goes back with a change (contract 6). */
export async function readSettings(ctx: Ctx): Promise<SettingsView> {
  // The revision first: a change in between then shows as a conflict and not as a value that was
  // never seen.
  const revision = await latestRevision(ctx.db);
  return { ...(await readSettingValues(ctx)), revision };
}

/** The number of the latest change, of some settings or of all. */
export const revisionOf = (db: Db, keys?: readonly SettingKey[]): Promise<number> =>
  latestRevision(db, keys);
