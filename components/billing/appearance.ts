import type { Appearance } from "@stripe/stripe-js";

/**
 * Stripe takes colours as hex or rgb; ours are OKLCH, so the browser is asked what they look like.
 */
function rgbOf(colour: string, brush: CanvasRenderingContext2D): string {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Tokens of app/tokens.css by the names of Stripe's Appearance API. */
const TOKENS = {
  colorPrimary: "--primary",
  colorBackground: "--card",
  colorText: "--ink",
  colorTextSecondary: "--ink-soft",
  colorDanger: "--signal-ink",
} as const;

/** The look of the page, light or dark, for fields that stand in a frame of Stripe's. */
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
