import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");

/** Where the pictures go; git looks past it. */
export const outputDirectory = (): string => process.env.SCREENS_DIR ?? join(root, ".verify/screens");

export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;
export const THEMES = ["light", "dark"] as const;
/** `staff`: an admin who has put the PIN in. */
export const LOOKERS = ["visitor", "adult", "child", "clinician", "staff"] as const;

export type Size = keyof typeof SIZES;
export type Theme = (typeof THEMES)[number];
export type Looker = (typeof LOOKERS)[number];

/** One picture; the contact sheet finds it again by its name. */
export const pictureName = (scene: string, looker: Looker, size: Size, theme: Theme): string =>
  `${scene}--${looker}--${size}--${theme}.png`;
