import { expect } from "@playwright/test";
import { tabOf } from "./support/people";
import { test } from "./support/test";

test("a press that comes before the page's scripts counts as soon as they run", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/account", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});
