import type { Ctx } from "@/lib/ports/context";
import { z } from "@/lib/shared/zod-messages";
import type { SettingKey } from "./constants";
import { hasParts, type Parts } from "./policy";
import { findStored } from "./repository";
import { DEFAULTS, SETTING_SCHEMAS, type SettingValues } from "./schema";

/**
 * The value staff set, or the default. Parts of a stored value that no longer match the schema
 * count as unset, because a setting must never break the code that reads it.
 */
export async function readSetting<K extends SettingKey>(
  ctx: Pick<Ctx, "db">,
  key: K,
): Promise<SettingValues[K]> {
  return settle(key, (await findStored(ctx.db, key))?.value);
}

/** The value in effect. */
export function settle<K extends SettingKey>(key: K, stored: unknown): SettingValues[K] {
  const parsed = SETTING_SCHEMAS[key].safeParse(stored);
  if (parsed.success) return parsed.data as SettingValues[K];
  const fitting = SETTING_SCHEMAS[key].safeParse(fittingParts(key, stored));
  return fitting.success ? (fitting.data as SettingValues[K]) : DEFAULTS[key];
}

/**
 * The valid parts of a stored value, merged over the default. If a release adds or drops a part, or
 * an address no longer passes, that must not reopen what staff closed or drop everyone else from a
 * list.
 */
function fittingParts(key: SettingKey, stored: unknown): unknown {
  const schema = SETTING_SCHEMAS[key];
  if (Array.isArray(stored)) return stored.filter((one) => schema.safeParse([one]).success);
  if (!hasParts(stored) || !(schema instanceof z.ZodObject)) return undefined;
  const known = Object.entries<z.ZodType>(schema.shape).filter(
    ([part, shape]) => part in stored && shape.safeParse(stored[part]).success,
  );
  return {
    ...(DEFAULTS[key] as Parts),
    ...Object.fromEntries(known.map(([part]) => [part, stored[part]])),
  };
}
