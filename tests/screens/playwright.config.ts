import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { outputDirectory } from "./places";

/** A server that's already running; without one, the demo of the browser tests is started. */
const running = process.env.BASE_URL;

/**
 * `npm run screens`: screenshots of every page, for people to look at. They prove nothing, so `npm
 * test` leaves it out.
 */
export default defineConfig({
  ...base,
  projects: undefined,
  workers: 1,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: `${outputDirectory()}/.traces`,
  globalTeardown: "./contact-sheet.ts",
  // One test takes all screenshots of one person and size.
  timeout: 600_000,
  reporter: [["list"]],
  use: { ...base.use, trace: "off", actionTimeout: 20_000, ...(running ? { baseURL: running } : {}) },
  webServer: running ? undefined : base.webServer,
});
