import { type Browser, expect, type Page } from "@playwright/test";
import {
  ACCOUNT_DELETED_PAGE,
  BLANK_PLAN_PAGE,
  CARE_PAGES,
  type DocumentedPage,
  LEGAL_PAGES,
  QR_PAGE,
  SAFETY_PAGE,
  STAFF_PAGES,
  START_PAGE,
  sharedPage,
  summaryPage,
  unsharedPage,
} from "./support/documented-pages";
import { faultsInBothThemes, faultsOfKeyboardWalk, movingThings, widthOnPhone } from "./support/page-checks";
import { type Known, tabOf } from "./support/people";
import { enterStaffArea } from "./support/staff";
import { test } from "./support/test";
import { watch } from "./support/watch";

/**
 * Checks that the page loads, has its title and heading, starts with the skip link, offers help,
 * has no axe violation in either theme, respects reduced motion, fits a phone, can be reached by
 * keyboard entirely, logs no error, and sends no request to another host.
 */
async function visit(page: Page, { path, title, ...headings }: DocumentedPage, audience: Known): Promise<void> {
  const seen = await watch(page);
  // Elements that fade in have their final colors only at the end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText((audience === "child" && headings.child) || headings.adult);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(
    page.getByRole("banner").getByRole("button", { name: audience === "child" ? "Help!" : "Crisis", exact: true }),
  ).toBeVisible();
  expect(await movingThings(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  expect(await faultsOfKeyboardWalk(page)).toEqual([]);
  expect(seen).toEqual({ complaints: [], strangers: [] });
}

async function visitAs(browser: Browser, audience: Known, documented: DocumentedPage): Promise<void> {
  const page = await tabOf(browser, audience);
  await visit(page, documented, audience);
  await page.context().close();
}

for (const audience of ["adult", "child"] as const) {
  for (const page of CARE_PAGES) {
    test(`AUTH-09 ${page.path} is complete for the signed-in ${audience}`, ({ browser }) =>
      visitAs(browser, audience, page));
  }
}

for (const page of STAFF_PAGES) {
  test(`ROUTE-10 ${page.path} opens for a signed-in person who is no admin and has the PIN`, async ({ browser }) => {
    const tab = await tabOf(browser, "adult");
    await enterStaffArea(tab);
    await visit(tab, page, "adult");
    await tab.context().close();
  });
}

for (const page of LEGAL_PAGES) {
  test(`ROUTE-02 LEGL-01 LEGL-03 ${page.path} is open to a visitor`, ({ page: tab }) => visit(tab, page, "adult"));
}

for (const page of [...LEGAL_PAGES, QR_PAGE, SAFETY_PAGE]) {
  test(`AUTH-09 ${page.path} is complete for the signed-in child`, ({ browser }) => visitAs(browser, "child", page));
}

for (const page of [START_PAGE, QR_PAGE, SAFETY_PAGE, BLANK_PLAN_PAGE, ACCOUNT_DELETED_PAGE]) {
  test(`ROUTE-02 ${page.path} is open to a visitor`, ({ page: tab }) => visit(tab, page, "adult"));
}

test("LAND-27 /shares/[token] is complete for whoever got the link", async ({ browser, page }) => {
  const tab = await tabOf(browser, "adult");
  const made = await tab.request.post("/api/shares", { data: { kind: "provider", items: ["moods"], days: 1 } });
  const { id, link } = await made.json();
  await visit(page, summaryPage(new URL(link).pathname), "adult");
  await tab.request.delete(`/api/shares/${id}`);
  await tab.context().close();
});

test("LAND-27 AUTH-09 /sharing/[id] is complete for its owner, for a child, and once it has ended", async ({
  browser,
}) => {
  const tab = await tabOf(browser, "adult");
  const made = await tab.request.post("/api/shares", { data: { kind: "provider", items: ["moods"], days: 1 } });
  const { id } = await made.json();
  await visit(tab, sharedPage(id), "adult");
  await visitAs(browser, "child", sharedPage(id));
  await tab.request.delete(`/api/shares/${id}`);
  await visit(tab, unsharedPage(id), "adult");
  await tab.context().close();
});
