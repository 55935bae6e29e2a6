import { existsSync } from "node:fs";

// The shell first: it draws pages without a window around them, for a quarter less processor time.
const KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** @returns the browser's path, or undefined for the one that Playwright brings itself */
export function browserPath() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));
}
