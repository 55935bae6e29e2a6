import { type Db, lockName } from "@/lib/ports/db";
import type { Prisma } from "@/prisma/client/client";
import type { SettingKey } from "./constants";
import type { UndoSettingsInput } from "./schema";

export const findStored = (db: Db, key: SettingKey): Promise<{ value: unknown } | null> =>
  db.setting.findUnique({ where: { key }, select: { value: true } });

export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
}

export const listStored = (db: Db): Promise<StoredSetting[]> =>
  db.setting.findMany({ select: { key: true, value: true } });

/** Changes of settings stand in line until the transaction ends. */
export async function lockSettings(db: Db): Promise<void> {
  await lockName(db, "settings");
}

/** The number of the latest change, of some settings or of all. */
export async function latestRevision(db: Db, keys?: readonly SettingKey[]): Promise<number> {
  const where = keys ? { key: { in: [...keys] } } : {};
  const { _max } = await db.settingChange.aggregate({ where, _max: { seq: true } });
  return _max.seq ?? 0;
}

/** Newest first. */
export const findChanges = (db: Db, { keys, after, upTo }: UndoSettingsInput) =>
  db.settingChange.findMany({
    where: { key: { in: [...keys] }, seq: { gt: after, lte: upTo } },
    orderBy: { seq: "desc" },
    select: { key: true, before: true, after: true },
  });

interface Change {
  readonly key: SettingKey;
  readonly before: unknown;
  readonly after: unknown;
  readonly changedById: string;
  readonly createdAt: Date;
}

/** The value and the record of its change together. */
export async function storeChange(db: Db, change: Change): Promise<void> {
  const { key, createdAt } = change;
  const value = change.after as Prisma.InputJsonValue;
  const before = change.before as Prisma.InputJsonValue;
  await db.setting.upsert({
    where: { key },
    create: { key, value, updatedAt: createdAt },
    update: { value, updatedAt: createdAt },
    select: { key: true },
  });
  await db.settingChange.create({ data: { ...change, before, after: value }, select: { seq: true } });
}

const changer = { select: { firstName: true, lastName: true, email: true } } as const;

export const listChanges = (db: Db, limit: number) =>
  db.settingChange.findMany({
    orderBy: { seq: "desc" },
    take: limit,
    select: { seq: true, key: true, before: true, after: true, createdAt: true, changedBy: changer },
  });
