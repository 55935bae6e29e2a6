/** Words by their beginnings, for languages with spaces: "trist" finds "triste" and "tristeza". */
export const stems = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join("|")})`, "u");

/** Anywhere in the text, for scripts without spaces or with prefixes that join the word. */
export const anywhere = (...parts: readonly string[]): RegExp => new RegExp(`(?:${parts.join("|")})`, "u");

/** The whole message, but for signs around it. */
export const whole = (...parts: readonly string[]): RegExp =>
  new RegExp(`^[¡¿\\s]*(?:${parts.join("|")})[.,!…。！।؟?\\s]*$`, "u");

/** The beginning of the message, with nothing of the same word behind it. */
export const begins = (...parts: readonly string[]): RegExp =>
  new RegExp(`^[¡¿\\s]*(?:${parts.join("|")})(?![\\p{L}\\p{M}])`, "u");

export const NEVER = /(?!)/;
