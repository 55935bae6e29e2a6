import { test as base } from "@playwright/test";

/**
 * Playwright's `test`, except that it closes all pages afterward. Pages opened by a test itself
 * would otherwise keep running next to all later tests of the same browser and slow them down.
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
