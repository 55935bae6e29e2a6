import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

/** Stands for a value that only a running page knows. */
const GIVEN = "Sam";

/** Properties that a text uses as keys. */
const DAY = "2026-11-24";
const LOOKED_UP: Readonly<Record<string | symbol, string>> = {
  direction: "up",
  mood: "happy",
  tier: "plus",
  firstChargeAt: DAY,
  paidAt: DAY,
  graceEndsAt: DAY,
  endsAt: DAY,
  nextChargeAt: DAY,
};

/**
 * Reads as the placeholder, and so does each of its properties and its return value, because some
 * texts are passed a function that names days.
 */
const GIVEN_WHOLE: object = new Proxy(() => GIVEN, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => GIVEN : (LOOKED_UP[key] ?? GIVEN_WHOLE)),
});

/** The formula is for English; people who speak the other languages read those texts. */
const OTHER_LANGUAGES = new Set<string>(SPOKEN_LANGUAGES.filter((language) => language !== "en"));

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Copy functions take names, numbers or days; their result for a plain value is the text they'd
 * show.
 */
function said(make: (...given: unknown[]) => unknown): unknown {
  for (const value of [GIVEN_WHOLE, GIVEN, 3]) {
    try {
      const text = make(...Array.from({ length: make.length }, () => value));
      if (!String(text).includes("undefined")) return text;
    } catch {
      // It needs another kind of value.
    }
  }
  throw new Error(`No value found that this text can be made with: ${make}`);
}

/** Every text in a tree of copy, with its placeholders filled in. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value.replaceAll(/\{\w+\}/g, GIVEN)];
  if (typeof value === "function") return textsIn(said(value as (...given: unknown[]) => unknown));
  if (value instanceof RegExp || !isTree(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (OTHER_LANGUAGES.has(key) ? [] : textsIn(part)));
}

const OTHER: Record<Audience, Audience> = { adult: "child", child: "adult" };

/**
 * A copy module's texts for one audience: everything below a key of that name and, for adults,
 * texts below neither name, because those are the same for everyone. Functions that choose a
 * dictionary aren't texts.
 */
export function textsFor(audience: Audience, exported: Readonly<Record<string, unknown>>): string[] {
  const textsBelow = (key: string, part: unknown): string[] => {
    if (key === audience) return textsIn(part);
    if (key === OTHER[audience] || OTHER_LANGUAGES.has(key)) return [];
    if (isTree(part)) return Object.entries(part).flatMap(([inner, value]) => textsBelow(inner, value));
    return audience === "adult" ? textsIn(part) : [];
  };
  return Object.entries(exported).flatMap(([key, part]) => (typeof part === "function" ? [] : textsBelow(key, part)));
}
