import { z } from "./zod-messages";

const NUL = "\u0000";

/**
 * Text that a person wrote, kept exactly as written. Half a surrogate pair and NUL cannot be stored and read back
 * unchanged, so they are refused rather than silently altered. Length counts UTF-16 units (contract 5).
 */
export const writtenText = (maximum: number, tooLong: string) =>
  z
    .string()
    .max(maximum, tooLong)
    .refine((value) => value.isWellFormed() && !value.includes(NUL), "Contains characters that cannot be stored");

/** Optional text: trimmed, and nothing instead of an empty string (VALD-07). */
export const optionalText = (maximum: number, tooLong: string) =>
  z
    .string()
    .trim()
    .pipe(writtenText(maximum, tooLong))
    .optional()
    .transform((value) => value || undefined);
