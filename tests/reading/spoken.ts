import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

/** What stands for a value that only a running page knows. */
const GIVEN = "Sam";

/** An object whose every part is that. */
const GIVEN_WHOLE = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => GIVEN : GIVEN) });

/** The formula is made for English; the other languages are read by people who speak them. */
const OTHER_LANGUAGES = new Set<string>(SPOKEN_LANGUAGES.filter((language) => language !== "en"));

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Functions of copy take names, numbers or days; whatever they say of a plain value is what they would show. */
function said(make: (...given: unknown[]) => unknown): unknown {
  for (const value of [GIVEN_WHOLE, GIVEN, 3]) {
    try {
      const text = make(...Array.from({ length: make.length }, () => value));
      if (!String(text).includes("undefined")) return text;
    } catch {
      // It wanted the other kind.
    }
  }
  return null;
}

/** Every text in a tree of copy, with what it fills in put in its place. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value.replaceAll(/\{\w+\}/g, GIVEN)];
  if (typeof value === "function") return textsIn(said(value as (...given: unknown[]) => unknown));
  if (value instanceof RegExp || !isTree(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (OTHER_LANGUAGES.has(key) ? [] : textsIn(part)));
}

/** The texts for one audience in whatever a module of copy exports: everything below a key of that name. */
export function textsFor(audience: Audience, value: unknown): string[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === audience ? textsIn(part) : textsFor(audience, part)));
}
