import { holdsAfter, withoutChange } from "@/lib/core/settings/policy";
import { readSettings, readSettingValues } from "@/lib/core/settings/read-settings";
import {
  SETTING_SCHEMAS,
  type SettingValues,
  type UndoSettingsInput,
} from "@/lib/core/settings/schema";
import type { SettingsView } from "@/lib/core/settings/types";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { applySettings } from "./change-settings";
import { findChanges, lockSettings } from "./repository";

/**
 * Undoes changes to these settings, newest first, and keeps everything done before and since, down
 * to single list entries and single parts of a setting. An undo is itself recorded as a change.
 *
 * @throws Failure not_found; conflict if the result of a change has itself been changed since
 */
export function undoSettings(ctx: MemberCtx, input: UndoSettingsInput): Promise<SettingsView> {
  return ctx.transaction(async (tx) => {
    await lockSettings(tx.db);
    const changes = await findChanges(tx.db, input);
    if (changes.length === 0) throw notFound("This change");
    const standing = await readSettingValues(tx);
    const wanted: Partial<SettingValues> = {};
    for (const { key: stored, ...change } of changes) {
      const key = input.keys.find((one) => one === stored);
      if (!key) continue;
      const now = wanted[key] ?? standing[key];
      if (!holdsAfter(now, change)) {
        throw new Failure(
          "conflict",
          "This has been changed again since, so it can't be undone on its own.",
        );
      }
      Object.assign(wanted, { [key]: SETTING_SCHEMAS[key].parse(withoutChange(now, change)) });
    }
    await applySettings(tx, wanted);
    return readSettings(tx);
  });
}
