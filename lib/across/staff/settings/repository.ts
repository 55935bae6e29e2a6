import type { SettingKey } from "@/lib/core/settings/constants";
import type { UndoSettingsInput } from "@/lib/core/settings/schema";
import { type Db, lockName } from "@/lib/ports/db";
import type { Prisma } from "@/prisma/client/client";

/** Serializes settings changes until the transaction ends. */
export async function lockSettings(db: Db): Promise<void> {
  await lockName(db, "settings");
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

/** Stores the value together with the record of its change. */
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
  await db.settingChange.create({
    data: { ...change, before, after: value },
    select: { seq: true },
  });
}
