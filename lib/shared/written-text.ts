import { isStorable, UNSTORABLE } from "./storable";
import { z } from "./zod-messages";

/**
 * Limits a text in UTF-16 units, which is how the contract, browsers' `maxLength` and the pages
 * count. zod's own `max` and `min` count code points, which would allow twice as many units of
 * emoji.
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
 * A person's text, kept exactly as written. Text that can't be stored is refused rather than
 * silently altered. Also used for search terms. Length counts UTF-16 units (contract 5).
 */
export const writtenText = (maximum: number, tooLong: string) =>
  z.string().check(atMostUnits(maximum, tooLong)).refine(isStorable, UNSTORABLE);

/** Optional text. It's trimmed, and an empty string becomes undefined (VALD-07). */
export const optionalText = (maximum: number, tooLong: string) =>
  z
    .string()
    .trim()
    .pipe(writtenText(maximum, tooLong))
    .optional()
    .transform((value) => value || undefined);
