import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const running = process.env.BASE_URL;

/**
 * `npm run lighthouse`: figures of the production build, for people to read. It fails nothing, so
 * `npm test` leaves it out.
 */
export default defineConfig({
  ...base,
  projects: undefined,
  workers: 1,
  testDir: ".",
  testMatch: "*.measure.ts",
  outputDir: "../../.verify/measure",
  timeout: 600_000,
  reporter: [["line"]],
  use: { ...base.use, trace: "off", ...(running ? { baseURL: running } : {}) },
  webServer: running ? undefined : base.webServer,
});
