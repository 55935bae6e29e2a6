import { test as base } from "@playwright/test";

/**
 * Playwright's `test`, after which no page stays open: those that a test opened by itself would
 * live on beside all later ones of the same browser, draw what moves on them, and slow everything
 * down.
 */
export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
