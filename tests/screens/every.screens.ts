import { type Browser, type Page, test } from "@playwright/test";
import { signIn } from "../e2e/pages/sign-in";
import { tabOf } from "../e2e/support/people";
import { enterStaffArea } from "../e2e/support/staff";
import { outputDirectory, pictureName, SIZES, type Size, THEMES, VIEWERS, type Viewer } from "./places";
import { SCENES, type Scene } from "./scenes";

/** Only takes scenes whose name contains this, for a quick look at one page. */
const WANTED = process.env.SCREENS_ONLY ?? "";

async function open(browser: Browser, looker: Viewer): Promise<Page> {
  if (looker !== "visitor" && looker !== "staff") return tabOf(browser, looker);
  const page = await (await browser.newContext()).newPage();
  if (looker === "staff") {
    await signIn(page, "Ada Bell", "admin@example.com");
    await enterStaffArea(page);
  }
  return page;
}

/** Loads the page once for two screenshots: themes differ only in CSS. */
async function take(page: Page, { name, path, act, window }: Scene, looker: Viewer, size: Size): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await act?.(page, looker);
  for (const theme of THEMES) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    await page.screenshot({
      path: `${outputDirectory()}/${pictureName(name, looker, size, theme)}`,
      fullPage: !window,
      animations: "disabled",
    });
  }
}

for (const looker of VIEWERS) {
  for (const size of ["phone", "desktop"] as const) {
    test(`${looker} on a ${size}`, async ({ browser }) => {
      const page = await open(browser, looker);
      await page.setViewportSize(SIZES[size]);
      for (const scene of SCENES) {
        if (!scene.lookers.includes(looker) || !scene.name.includes(WANTED)) continue;
        // A page that fails to load is reported, and doesn't affect the other screenshots.
        await test.step(scene.name, () =>
          take(page, scene, looker, size).catch((error) =>
            test.info().annotations.push({ type: scene.name, description: String(error) }),
          ),
        );
      }
      await page.context().close();
      const failed = test.info().annotations;
      test.expect(failed.map(({ type, description }) => `${type}: ${description}`)).toEqual([]);
    });
  }
}
