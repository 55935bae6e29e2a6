import { isStorable, UNSTORABLE } from "./storable";
import { z } from "./zod-messages";

/**
 * Text that a person wrote, kept exactly as written: what cannot be stored is refused rather than silently altered. Also for
 * what is looked for. Length counts UTF-16 units (contract 5).
 */
export const writtenText = (maximum: number, tooLong: string) =>
  z.string().max(maximum, tooLong).refine(isStorable, UNSTORABLE);

/** Optional text: trimmed, and nothing instead of an empty string (VALD-07). */
export const optionalText = (maximum: number, tooLong: string) =>
  z
    .string()
    .trim()
    .pipe(writtenText(maximum, tooLong))
    .optional()
    .transform((value) => value || undefined);
