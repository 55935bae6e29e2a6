import { isStorable, UNSTORABLE } from "./storable";
import { z } from "./zod-messages";

/**
 * Bounds of a text in UTF-16 units, as the contract, browsers' `maxLength` and the pages count.
 * zod's own `max` and `min` count code points, so that twice as many units of emoji would get
 * through.
 */
export function atMostUnits(maximum: number, error?: string) {
  const params = { error, maximum };
  return z.refine<string>((text) => text.length <= maximum, params);
}

export function atLeastUnits(minimum: number, error?: string) {
  const params = { error, minimum };
  return z.refine<string>((text) => text.length >= minimum, params);
}

/**
 * Text that a person wrote, kept exactly as written: what cannot be stored is refused rather than
 * silently altered. Also for what is looked for. Length counts UTF-16 units (contract 5).
 */
export const writtenText = (maximum: number, tooLong: string) =>
  z.string().check(atMostUnits(maximum, tooLong)).refine(isStorable, UNSTORABLE);

/** Optional text: trimmed, and nothing instead of an empty string (VALD-07). */
export const optionalText = (maximum: number, tooLong: string) =>
  z
    .string()
    .trim()
    .pipe(writtenText(maximum, tooLong))
    .optional()
    .transform((value) => value || undefined);
