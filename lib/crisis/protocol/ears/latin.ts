import { begins } from "./build";

/**
 * An answer at the beginning of the text, after at most two filler words ("pues, sí"; "ben non").
 */
export const answers = (fillers: readonly string[], ...parts: readonly string[]): RegExp =>
  begins(`(?:(?:${fillers.join("|")})[\\s\\p{P}]+){0,2}(?:${parts.join("|")})`);

/**
 * A word that names an obstacle only if it's nearly the whole answer: "el dinero", not "le di
 * dinero a mi hijo".
 */
export const brief = (...parts: readonly string[]): string =>
  `(?<=^[\\s\\p{P}]*(?:[\\p{L}']+[\\s\\p{P}]+){0,3})(?:${parts.join("|")})(?=(?:[\\s\\p{P}]+[\\p{L}']+){0,2}[\\s\\p{P}]*$)`;

/**
 * Like `brief`, for words that have to be the whole answer: "mis papás", "por mis papás", not "mis
 * papás se pelean".
 */
export const alone = (...parts: readonly string[]): string =>
  `(?<=^[\\s\\p{P}]*(?:[\\p{L}']+[\\s\\p{P}]+)?)(?:${parts.join("|")})(?=[\\s\\p{P}]*$)`;
