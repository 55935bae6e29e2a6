import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { outputDirectory } from "./places";

/**
 * A server that already runs; without it the demo of the browser tests is started for the pictures.
 */
const running = process.env.BASE_URL;

/**
 * `npm run screens`: pictures of every page, to be looked at. It proves nothing, so `npm test`
 * leaves it out.
 */
export default defineConfig({
  ...base,
  projects: undefined,
  workers: 1,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: `${outputDirectory()}/.traces`,
  globalTeardown: "./contact-sheet.ts",
  // Every picture of one person and size is one test.
  timeout: 600_000,
  reporter: [["list"]],
  use: { ...base.use, trace: "off", actionTimeout: 20_000, ...(running ? { baseURL: running } : {}) },
  webServer: running ? undefined : base.webServer,
});
