import { readFileSync } from "node:fs";
import { join } from "node:path";

type Tokens = Readonly<Record<string, string>>;

const CSS = readFileSync(join(__dirname, "tokens.css"), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** The declarations of each block, in file order: light, child, dark, dark child. */
const BLOCKS = [...CSS.matchAll(/(?::root|\[data-audience="child"\])\s*\{([^}]*)\}/g)].map(
  ([, body = ""]): Tokens =>
    Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
);
const [light = {}, child = {}, dark = {}, childDark = {}] = BLOCKS;

const THEMES: Readonly<Record<string, Tokens>> = {
  light,
  dark: { ...light, ...dark },
  child: { ...light, ...child },
  "child in the dark": { ...light, ...child, ...dark, ...childDark },
};

const TEXT = 4.5;
const CONTROL = 3;

/**
 * [foreground, background, minimum ratio] for every combination that a primitive or the shell uses.
 */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...["ink", "ink-soft", "ink-faint", "primary-deep", "signal-ink", "accent-ink"].flatMap((ink) =>
    ["paper", "card", "sunk"].map((ground) => [ink, ground, TEXT] as const),
  ),
  ...["ink", "ink-soft", "primary-deep"].map((ink) => [ink, "primary-soft", TEXT] as const),
  ...["ink", "ink-soft", "accent-ink"].map((ink) => [ink, "accent-soft", TEXT] as const),
  ...["ink", "ink-soft", "signal-ink"].map((ink) => [ink, "signal-soft", TEXT] as const),
  ["on-primary", "primary", TEXT],
  ["on-primary", "primary-deep", TEXT],
  ["on-filled", "filled", TEXT],
  ["on-accent", "accent", TEXT],
  ["on-signal", "signal", TEXT],
  ...["paper", "card", "sunk"].flatMap((ground) => [
    ["line-strong", ground, CONTROL] as const,
    ["primary", ground, CONTROL] as const,
    ["focus", ground, CONTROL] as const,
  ]),
  ...["happy", "sad", "anxious", "angry", "neutral", "confused"].flatMap((mood) => [
    [`mood-${mood}-deep`, "card", CONTROL] as const,
    ["mood-face", `mood-${mood}`, TEXT] as const,
  ]),
];

/**
 * oklch → linear sRGB → WCAG relative luminance. Matrices: Björn Ottosson, "A perceptual color
 * space", 2020.
 */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\(([^)/]+)/.exec(colour)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, foreground: string, background: string): number {
  const [one, other] = [foreground, background].map((name) => {
    const value = tokens[`--${name}`];
    if (!value) throw new Error(`--${name} is not declared`);
    return luminance(value) + 0.05;
  });
  const [a = 1, b = 1] = [one, other];
  return Math.max(a, b) / Math.min(a, b);
}

describe("contrast of the tokens (WCAG 2.2 AA)", () => {
  it("reads the four themes and the one for more contrast out of the stylesheet", () => {
    expect(BLOCKS).toHaveLength(5);
    expect(new Set(Object.values(THEMES).map((tokens) => tokens["--paper"])).size).toBe(4);
  });

  it("computes the published ratio of black on white", () => {
    expect(contrast({ "--a": "oklch(0 0 0)", "--b": "oklch(1 0 0)" }, "a", "b")).toBeCloseTo(21, 1);
  });

  it.each(Object.entries(THEMES))("every pair is readable in the theme: %s", (_name, tokens) => {
    const poor = PAIRS.map(([fg, bg, least]) => ({ pair: `${fg} on ${bg}`, ratio: contrast(tokens, fg, bg), least }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)} < ${least}`);
    expect(poor).toEqual([]);
  });
});
