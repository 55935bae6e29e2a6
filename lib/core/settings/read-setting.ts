import type { Ctx } from "@/lib/ports/context";
import { z } from "@/lib/shared/zod-messages";
import type { SettingKey } from "./constants";
import { hasParts, type Parts } from "./policy";
import { findStored } from "./repository";
import { DEFAULTS, SETTING_SCHEMAS, type SettingValues } from "./schema";

/**
 * What staff have set, else the default. What of a stored value no longer fits its shape counts as
 * not set: a setting must never take down what asks for it.
 */
export async function readSetting<K extends SettingKey>(
  ctx: Pick<Ctx, "db">,
  key: K,
): Promise<SettingValues[K]> {
  return settle(key, (await findStored(ctx.db, key))?.value);
}

/** The value as it counts. */
export function settle<K extends SettingKey>(key: K, stored: unknown): SettingValues[K] {
  const parsed = SETTING_SCHEMAS[key].safeParse(stored);
  if (parsed.success) return parsed.data as SettingValues[K];
  const fitting = SETTING_SCHEMAS[key].safeParse(fittingParts(key, stored));
  return fitting.success ? (fitting.data as SettingValues[K]) : DEFAULTS[key];
}

/**
 * What of a stored value still fits, laid upon the default. A release that knows one part more or
 * less, or one address that no longer passes, must not open what staff have closed or take
 * everybody else off a list.
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
