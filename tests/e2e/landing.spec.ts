import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { Landing } from "./pages/landing";
import { test } from "./support/test";

const PHONE = { width: 360, height: 740 };

/**
 * Compressed scripts (KiB) that the page references, beyond those of a page without its own (the
 * 404 page).
 */
const MAX_SHARE_OVER_A_BARE_PAGE = 45;

test("LAND-03 LAND-04 LAND-06 the hero has its four buttons and a code that a phone can read", async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  for (const name of ["For Children (ages 5-17)", "For Adults (18+)", "Start Free Trial"]) {
    await expect(landing.hero.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/api/login");
  }
  await expect(landing.hero.getByRole("link", { name: "Learn More" })).toBeVisible();
  const code = landing.hero.getByRole("img", { name: /QR code/ });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("LAND-05 Learn More brings the features into view, below the header", async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  await landing.hero.getByRole("link", { name: "Learn More" }).click();
  const heading = page.getByRole("heading", { name: "What you'll find inside" });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan((header?.height ?? 0) - 1);
});

test("LAND-16 LAND-17 the login dialog opens, gives focus back, and leads to sign-in", async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  const opener = page.getByRole("button", { name: "How signing in works" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Sign in to Willow" });
  await expect(dialog).toContainText("your name and e-mail");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("link", { name: /^Continue with/ }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
});

test("LAND-21 LAND-22 LAND-23 three steps end with the trial, and the foot with terms and disclaimer", async ({
  page,
}) => {
  const landing = new Landing(page);
  await landing.open();
  const steps = landing.section("Get it on your phone in three steps").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText("Scan the QR code");
  await expect(steps.nth(1)).toContainText("Sign in with");
  await expect(steps.nth(2)).toContainText("3-day free trial");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("not a substitute for professional medical advice");
  await foot.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
});

test("LAND-07 the sample chats unfold by style alone, and stand still for who asked for less motion", async ({
  page,
}) => {
  const landing = new Landing(page);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await landing.open();
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await landing.open();
  for (const persona of ["Sage", "Buddy"]) {
    for (const line of await landing.sample(persona).getByRole("listitem").all()) {
      await expect(line).toHaveCSS("opacity", "1");
    }
  }
  expect(await running()).toBe(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the start page fits a phone and has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const landing = new Landing(page);
    for (const size of [PHONE, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      await landing.open();
      expect(await landing.overflow()).toBe(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
}

test("a visitor's start page loads little more script than a bare page", async ({ page }) => {
  const weigh = async (path: string): Promise<number> => {
    const source = await (await page.request.get(path)).text();
    const addresses = new Set(
      [...source.matchAll(/<script[^>]*src="(\/_next\/[^"]+)"/g)].map(([, address]) => address),
    );
    let bytes = 0;
    for (const address of addresses) {
      bytes += gzipSync(await (await page.request.get(address ?? "")).body()).byteLength;
    }
    return bytes / 1024;
  };
  const start = await weigh("/");
  const bare = await weigh("/no-such-page");
  expect(start - bare).toBeLessThan(MAX_SHARE_OVER_A_BARE_PAGE);
});
