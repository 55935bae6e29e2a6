import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/lib/browser.mjs";
import { DATA_DIR, PORT } from "./tests/e2e/support/demo";
import { SOCIAL_ALIVE, SOCIAL_PORT, SOCIAL_SETTINGS } from "./tests/e2e/support/social";
import { STRIPE_BASE, STRIPE_PORT, STRIPE_SETTINGS } from "./tests/e2e/support/stripe";

const base = `http://localhost:${PORT}`;

/** Looks at what all the others left in the database. */
const LAST = "**/no-plain-text.spec.ts";

export default defineConfig({
  testDir: "tests/e2e",
  // Two files at a time, the tests of one in their order: more would only wait for the one service,
  // whose limits stay on.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: "journeys", testIgnore: LAST },
    // What it finds may be gone when it looks again.
    { name: "afterwards", testMatch: LAST, dependencies: ["journeys"], retries: 0 },
  ],
  // `npm test` looks twice before it fails, and names what needed it (decision 0055).
  retries: process.env.TEST_TWICE ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for what hangs, not for what is slow: a busy machine takes three times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".verify/playwright.json" }]],
  use: {
    baseURL: base,
    locale: "en-US",
    // Not UTC, and half an hour off the full hour: times that only work by chance show here.
    timezoneId: "America/St_Johns",
    // What failed leaves a picture and the page's outline. A trace photographs the page at every
    // step, which doubles the time of the long walks; `TRACE=1 npx playwright test FILE` records
    // one when those two do not tell enough.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browserPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      // Other suites take these over from folders of their own.
      cwd: __dirname,
      command: "npx tsx tests/fakes/stripe/serve.ts",
      env: { PORT: String(STRIPE_PORT), WEBHOOK_URL: `${base}/api/webhooks/stripe` },
      // No one may read this without a key; that it says so is the sign of life.
      url: `${STRIPE_BASE}/v1/prices`,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stdout: "ignore",
      stderr: "pipe",
    },
    {
      cwd: __dirname,
      command: "npx tsx tests/fakes/social/serve.ts",
      env: { PORT: String(SOCIAL_PORT), APP_URL: base },
      url: SOCIAL_ALIVE,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stdout: "ignore",
      stderr: "pipe",
    },
    {
      cwd: __dirname,
      command: `node tests/e2e/support/fresh.mjs ${DATA_DIR} && node scripts/demo.mjs`,
      env: { PORT: String(PORT), DATA_DIR, ...STRIPE_SETTINGS, ...SOCIAL_SETTINGS },
      url: `${base}/api/health`,
      // Builds and seeds first.
      timeout: 900_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      stdout: "ignore",
      stderr: "pipe",
    },
  ],
});
