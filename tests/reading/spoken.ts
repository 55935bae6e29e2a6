import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

/** What stands for a value that only a running page knows. */
const GIVEN = "Sam";

/** Parts that a text looks something up by. */
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
 * It reads as that, every part of it does, and so does its answer: some texts are handed a way to
 * name days.
 */
const GIVEN_WHOLE: object = new Proxy(() => GIVEN, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => GIVEN : (LOOKED_UP[key] ?? GIVEN_WHOLE)),
});

/** The formula is made for English; the other languages are read by people who speak them. */
const OTHER_LANGUAGES = new Set<string>(SPOKEN_LANGUAGES.filter((language) => language !== "en"));

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Functions of copy take names, numbers or days; whatever they say of a plain value is what they
 * would show.
 */
function said(make: (...given: unknown[]) => unknown): unknown {
  for (const value of [GIVEN_WHOLE, GIVEN, 3]) {
    try {
      const text = make(...Array.from({ length: make.length }, () => value));
      if (!String(text).includes("undefined")) return text;
    } catch {
      // It wanted the other kind.
    }
  }
  throw new Error(`No value found that this text can be made with: ${make}`);
}

/** Every text in a tree of copy, with what it fills in put in its place. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value.replaceAll(/\{\w+\}/g, GIVEN)];
  if (typeof value === "function") return textsIn(said(value as (...given: unknown[]) => unknown));
  if (value instanceof RegExp || !isTree(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (OTHER_LANGUAGES.has(key) ? [] : textsIn(part)));
}

const OTHER: Record<Audience, Audience> = { adult: "child", child: "adult" };

/**
 * The texts for one audience in whatever a module of copy exports: everything below a key of that
 * name, and for adults what stands below neither name, because it has one wording for everybody.
 * Functions that choose between dictionaries are no texts.
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
