import { isDeepStrictEqual } from "node:util";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { SETTING_KEYS } from "@/lib/core/settings/constants";
import { readSettings, readSettingValues, revisionOf } from "@/lib/core/settings/read-settings";
import type { ChangeSettingsInput, SettingValues } from "@/lib/core/settings/schema";
import type { SettingsView } from "@/lib/core/settings/types";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { announceOfficer } from "./announce-officer";
import { lockSettings, storeChange } from "./repository";

/**
 * Changes the given settings and leaves the rest alone. Each changed setting writes one audit row
 * and one change that can be undone. Setting a value that's already in effect isn't a change.
 *
 * @throws Failure conflict if someone changed one of these settings since the given revision was
 *   read
 */
export function changeSettings(
  ctx: MemberCtx,
  { revision, ...wanted }: ChangeSettingsInput,
): Promise<SettingsView> {
  return ctx.transaction(async (tx) => {
    await lockSettings(tx.db);
    const keys = SETTING_KEYS.filter((key) => wanted[key] !== undefined);
    if (revision !== undefined && revision < (await revisionOf(tx.db, keys))) {
      throw new Failure(
        "conflict",
        "Someone else changed the settings in the meantime. Look at them again, then save.",
      );
    }
    await applySettings(tx, wanted);
    return readSettings(tx);
  });
}

/**
 * Stores each value that differs from the current one, with its change and its audit row. Call it
 * with the settings locked.
 */
export async function applySettings(tx: MemberCtx, wanted: Partial<SettingValues>): Promise<void> {
  const standing = await readSettingValues(tx);
  for (const key of SETTING_KEYS) {
    const after = wanted[key];
    const before = standing[key];
    if (after === undefined || isDeepStrictEqual(before, after)) continue;
    if (key === "privacyOfficerEmail") await announceOfficer(tx, String(after));
    await storeChange(tx.db, {
      key,
      before,
      after,
      changedById: tx.actor.user.id,
      createdAt: tx.now(),
    });
    await recordAudit(tx, {
      action: "settings.change",
      outcome: "done",
      resource: `settings/${key}`,
    });
  }
}
