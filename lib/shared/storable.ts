const NUL = "\u0000";
export const UNSTORABLE = "Contains characters that cannot be stored";

/**
 * Whether a text can be stored and read back unchanged. Half a surrogate pair and NUL can't, and
 * the database refuses to search for them.
 */
export const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes(NUL);
