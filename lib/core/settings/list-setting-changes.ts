import type { Ctx } from "@/lib/ports/context";
import { SETTING_KEYS, SHOWN_CHANGES } from "./constants";
import { listChanges } from "./repository";
import type { SettingChangeView } from "./types";

/** Lists the latest changes with author and time, newest first. */
export async function listSettingChanges(ctx: Ctx): Promise<SettingChangeView[]> {
  const rows = await listChanges(ctx.db, SHOWN_CHANGES);
  return rows.flatMap(({ seq, key: stored, before, after, changedBy, createdAt }) => {
    const key = SETTING_KEYS.find((known) => known === stored);
    if (!key) return [];
    const name = changedBy && [changedBy.firstName, changedBy.lastName].filter(Boolean).join(" ");
    return [
      {
        revision: seq,
        key,
        before,
        after,
        by: changedBy && (name || changedBy.email),
        at: createdAt,
      },
    ];
  });
}
