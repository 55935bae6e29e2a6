import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import { MoodHistory } from "./pages/mood-history";
import { signIn } from "./pages/sign-in";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const;
type Size = keyof typeof SIZES;
const EVERYBODY = (["adult", "child"] as const).flatMap((person) =>
  (["phone", "desktop"] as const).map((size) => [person, size] as const),
);

async function openedAs(browser: Browser, person: "adult" | "child", size: Size): Promise<Page> {
  const page = await tabOf(browser, person);
  await page.setViewportSize(SIZES[size]);
  // Elements that fade in have their final colors only at the end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page;
}

async function expectNoFault(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ).toEqual([]);
  }
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [person, size] of EVERYBODY) {
  test(`MOOD-13 the mood history of the ${person} on a ${size}: faces, days, table, weeks, no fault`, async ({
    browser,
  }) => {
    const page = await openedAs(browser, person, size);
    const history = new MoodHistory(page);
    await history.open();
    await expect(history.days.first().locator("svg")).toBeVisible();
    const name = await history.nameOf(history.days.first());
    await history.days.first().click();
    await expect(history.day).toHaveText(name.slice(0, name.indexOf(":")));
    const rows = (await history.table()).getByRole("row");
    expect(await rows.count()).toBeGreaterThan(1);
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoFault(page);
    const month = await history.span.textContent();
    await history.show("Week");
    await expect(history.span).not.toHaveText(month ?? "");
    await expectNoFault(page);
    expect(await scrollsSideways(page)).toBe(false);
    await page.context().close();
  });
}

test("MOOD-02 a check-in shows up in the history, comes back after Undo, and is gone once it is deleted", async ({
  browser,
}) => {
  const page = await openedAs(browser, "adult", "desktop");
  await page.goto("/");
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/mood"),
  );
  await page.getByRole("button", { name: "Confused", exact: true }).click();
  expect((await saved).status()).toBe(201);

  const history = new MoodHistory(page);
  await history.open();
  const today = history.days.last();
  await expect(today).toHaveAccessibleName(/: .*Confused\b/);
  await today.click();
  const name = await history.nameOf(today);
  await history.removeLast();
  await expect(history.undo).toBeVisible();
  await history.undo.click();
  await expect(history.days.last()).toHaveAccessibleName(/: .*Confused\b/);

  const removed = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await history.removeLast();
  expect((await removed).status()).toBe(204);
  await history.open();
  await expect(page.getByRole("button", { name })).toHaveCount(0);
  await page.context().close();
});

test("the history is handed over as a file with the person's own words", async ({ browser }) => {
  const page = await openedAs(browser, "adult", "desktop");
  const history = new MoodHistory(page);
  await history.open();
  const [head, ...lines] = (await history.file()).trimEnd().split("\r\n");
  expect(head).toBe('\uFEFF"Date","Time","Mood","Out of 10","Note"');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\d","\d/);
  await page.context().close();
});

test("HOME-04 a child's one main button is seen without scrolling on a phone", async ({ browser }) => {
  const page = await openedAs(browser, "child", "phone");
  await page.goto("/");
  const start = page.getByRole("link", { name: "Start talking" });
  await expect(start).toBeInViewport({ ratio: 1 });
  const [button, bar] = await Promise.all([start.boundingBox(), page.getByRole("navigation").last().boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.context().close();
});

test("ONBD-07 a new person begins in the language of the browser and loses nothing on a reload", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  await signIn(page, "Lucía", "lucia.care@example.com");
  await expect(page.getByLabel("Preferred language")).toHaveValue("es");
  await page.getByLabel("Age", { exact: true }).fill("29");
  await page.getByLabel("Preferred language").selectOption("fr");
  await page.reload();
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("29");
  await expect(page.getByLabel("Preferred language")).toHaveValue("fr");
  await context.close();
});

test("DASH-07 the dashboard leads to every day and names the days of its figures", async ({ browser }) => {
  const page = await openedAs(browser, "adult", "phone");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "What helped" })).toContainText(
    /\([A-Z][a-z]{2} \d+ – [A-Z][a-z]{2} \d+\)/,
  );
  await page.getByRole("link", { name: "See every day" }).click();
  await expect(page).toHaveURL("/mood");
  const history = new MoodHistory(page);
  const month = (await history.span.textContent()) ?? "";
  await history.before();
  await expect(history.span).not.toHaveText(month);
  await history.after();
  await expect(history.span).toHaveText(month);
  await page.context().close();
});
