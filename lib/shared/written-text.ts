import { z } from "./zod-messages";

const NUL = "\u0000";
const UNSTORABLE = "Contains characters that cannot be stored";

/** Half a surrogate pair and NUL cannot be stored and read back unchanged, and the database refuses to look for them. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes(NUL);

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
