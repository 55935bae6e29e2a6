import type { Appearance } from "@stripe/stripe-js";

/**
 * Converts a color to rgb: Stripe takes hex or rgb but our tokens are OKLCH, so the browser paints
 * one pixel and reads it back.
 */
function rgbOf(colour: string, brush: CanvasRenderingContext2D): string {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Tokens of app/tokens.css, keyed by their names in Stripe's Appearance API. */
const TOKENS = {
  colorPrimary: "--primary",
  colorBackground: "--card",
  colorText: "--ink",
  colorTextSecondary: "--ink-soft",
  colorDanger: "--signal-ink",
} as const;

/** The page's look, light or dark, for the fields in Stripe's iframe. */
export function appearanceOfPage(): Appearance {
  const dark = window.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  const theme = dark ? "night" : "stripe";
  const brush = document.createElement("canvas").getContext?.("2d", { willReadFrequently: true });
  if (!brush) return { theme };
  const style = getComputedStyle(document.documentElement);
  const colours = Object.entries(TOKENS).map(([name, token]) => [
    name,
    rgbOf(style.getPropertyValue(token), brush),
  ]);
  return {
    theme,
    variables: { ...Object.fromEntries(colours), borderRadius: "12px", fontSizeBase: "16px" },
  };
}
