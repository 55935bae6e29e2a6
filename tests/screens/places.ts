import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");

/** The folder for the screenshots, which git ignores. */
export const outputDirectory = (): string => process.env.SCREENS_DIR ?? join(root, ".verify/screens");

export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;
export const THEMES = ["light", "dark"] as const;
/** `staff`: an admin who has entered the PIN. */
export const VIEWERS = ["visitor", "adult", "child", "clinician", "staff"] as const;

export type Size = keyof typeof SIZES;
export type Theme = (typeof THEMES)[number];
export type Viewer = (typeof VIEWERS)[number];

/** The name of one screenshot, by which the contact sheet finds it. */
export const pictureName = (scene: string, looker: Viewer, size: Size, theme: Theme): string =>
  `${scene}--${looker}--${size}--${theme}.png`;
