import type { Db } from "@/lib/ports/db";
import type { SettingKey } from "./constants";

export const findStored = (db: Db, key: SettingKey): Promise<{ value: unknown } | null> =>
  db.setting.findUnique({ where: { key }, select: { value: true } });

export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
}

export const listStoredSettings = (db: Db): Promise<StoredSetting[]> =>
  db.setting.findMany({ select: { key: true, value: true } });

/** The revision of the latest change to the given settings, or to any. */
export async function latestRevision(db: Db, keys?: readonly SettingKey[]): Promise<number> {
  const where = keys ? { key: { in: [...keys] } } : {};
  const { _max } = await db.settingChange.aggregate({ where, _max: { seq: true } });
  return _max.seq ?? 0;
}

const changer = { select: { firstName: true, lastName: true, email: true } } as const;

export const listChanges = (db: Db, limit: number) =>
  db.settingChange.findMany({
    orderBy: { seq: "desc" },
    take: limit,
    select: {
      seq: true,
      key: true,
      before: true,
      after: true,
      createdAt: true,
      changedBy: changer,
    },
  });
