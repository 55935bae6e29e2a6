import { expect, type Page } from "@playwright/test";
import { tabOf } from "./support/people";
import { test } from "./support/test";

/**
 * Blocks all scripts that the page's HTML doesn't reference; returns a function that lets them
 * through.
 */
async function withoutLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const named = await (await page.request.get(path)).text();
  const scripts = "**/_next/static/chunks/*.js";
  await page.route(scripts, (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return named.includes(file) ? route.continue() : route.abort();
  });
  return () => page.unroute(scripts);
}

/** The layout shift since the page began, without shifts caused by input. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          tell(moved.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without a layout shift the observer is never called.
        setTimeout(() => tell(0), 500);
      }),
  );

test("a tab whose script does not come says so, and comes when it is tried again", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  // Disable prefetching: otherwise the script could arrive just before the button is pressed.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const letThrough = await withoutLateScripts(page, "/physical-therapy");
  await page.goto("/physical-therapy");
  await page.getByRole("tab", { name: "Assessments" }).click();
  const said = page.getByRole("tabpanel", { name: "Assessments" }).getByRole("alert");
  await expect(said).toContainText("This part didn't load");
  // Everything that leads to a person keeps working.
  await page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /988/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // The part retries once by itself; that try has failed too by the time the button can be pressed.
  const retry = said.getByRole("button", { name: "Retry" });
  await expect(retry).toBeEnabled();
  await letThrough();
  await retry.click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Assessments" })).toBeVisible();
  await page.context().close();
});

test("what is seen first is drawn by the server and stays where it is", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  for (const path of [
    "/",
    "/couples-therapy",
    "/trauma-therapy",
    "/physical-therapy",
    "/physical-therapy?tab=routines",
    "/physical-therapy?tab=sessions",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect.soft(await shifted(page), path).toBeLessThan(0.05);
  }
  const html = await (await page.request.get("/physical-therapy")).text();
  expect(html.match(/<svg[^>]*class="figure/g)?.length).toBeGreaterThanOrEqual(6);
  await page.context().close();
});
