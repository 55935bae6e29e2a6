import { unaccented } from "../text";

const joined = (parts: readonly string[]): string => parts.map(unaccented).join("|");

/** Words by their beginnings, for languages with spaces: "trist" finds "triste" and "tristeza". */
export const stems = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${joined(parts)})`, "u");

/** Anywhere in the text, for scripts without spaces or with prefixes that join the word. */
export const anywhere = (...parts: readonly string[]): RegExp => new RegExp(`(?:${joined(parts)})`, "u");

/** The whole message, but for signs around it. */
export const whole = (...parts: readonly string[]): RegExp =>
  new RegExp(`^[¡¿\\s]*(?:${joined(parts)})[.,!…。！।؟?\\s]*$`, "u");

/** The beginning of the message, with nothing of the same word behind it. */
export const begins = (...parts: readonly string[]): RegExp =>
  new RegExp(`^[¡¿\\s]*(?:${joined(parts)})(?![\\p{L}\\p{M}])`, "u");

export const NEVER = /(?!)/;
