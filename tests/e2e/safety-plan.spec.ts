import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { Chat } from "./pages/chat";
import { CrisisDialog } from "./pages/crisis-dialog";
import { fillSignIn } from "./pages/sign-in";
import { newcomer } from "./support/newcomer";
import { tabOf } from "./support/people";
import { test } from "./support/test";
import { writePrivately } from "./support/typed";

const HELPER = "Ruth next door";
const NUMBER = "555 0142";
const WAY = "Walk the long way round the reservoir";
/** A4 minus its margins at 96 dpi. */
const PAPER = { width: 687, height: 1016 };
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const stepOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function write(page: Page): Promise<void> {
  await page.goto("/safety-plan");
  const ways = stepOf(page, "Things I can do by myself");
  await writePrivately(ways.getByLabel("New line"), WAY);
  await ways.getByLabel("New line").press("Enter");
  const helpers = stepOf(page, "People I can ask for help");
  await writePrivately(helpers.getByLabel("Name"), HELPER);
  await helpers.getByLabel("Phone").fill(NUMBER);
  await helpers.getByRole("button", { name: /^Add/ }).click();
  await stepOf(page, "Professionals and crisis lines").getByRole("button", { name: "Add Crisis line, 988" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

async function expectClean(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** Waits until the worker is active and the copy is stored on the device. */
async function untilReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A page that was loading while the worker started isn't controlled by it; the next load is.
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("willow.plan"))).not.toBeNull();
}

const offline = (context: BrowserContext, away: boolean) => context.setOffline(away);

test("CRIS-05 CRIS-08 a safety plan is written, kept, printed, read in the dialog and read offline", async ({
  page,
  context,
}) => {
  // One long journey, in which each step builds on the previous one.
  test.slow();
  await newcomer(page, "Petra Vale", "petra@example.com");
  await write(page);
  await page.reload();
  await expect(page.getByText(WAY)).toHaveCount(2);

  await test.step("a removed line comes back", async () => {
    const ways = stepOf(page, "Things I can do by myself");
    await ways.getByRole("button", { name: `Remove: ${WAY}` }).click();
    await expect(ways.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(ways.getByRole("button", { name: `Remove: ${WAY}` })).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("axe finds nothing", () => expectClean(page));

  await test.step("printing leaves the plan alone, on one sheet", async () => {
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-plan-sheet]");
    await expect(sheet.getByText(`${HELPER}, ${NUMBER}`)).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    expect((await sheet.boundingBox())?.height).toBeLessThan(PAPER.height);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("the crisis dialog shows it", async () => {
    await page.goto("/dashboard");
    await page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true }).click();
    const { root } = new CrisisDialog(page);
    await root.getByText("My safety plan").click();
    await expect(root.getByRole("link", { name: NUMBER })).toHaveAttribute("href", "tel:5550142");
    await expect(root.getByRole("link", { name: "Change my plan" })).toHaveAttribute("href", "/safety-plan");
    await expectClean(page);
  });

  await test.step("the dialog shows it with the network cut, from the copy on this device", async () => {
    await page.goto("/safety-plan");
    await untilReady(page);
    await page.goto("/memory");
    await page.waitForLoadState("networkidle");
    const { root } = new CrisisDialog(page);
    // The tools load after the page has settled.
    await expect(page.locator("#crisis-dialog [data-ready]")).toHaveCount(3);
    await offline(context, true);
    await page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true }).click();
    await root.getByText("My safety plan").click();
    await expect(root.getByText("This is the copy on this device.")).toBeVisible();
    await expect(root.getByText(WAY)).toBeVisible();
    await offline(context, false);
  });

  await test.step("with the network cut it is readable, in a new tab as well", async () => {
    await page.goto("/safety-plan");
    await untilReady(page);
    expect(await page.evaluate(() => localStorage.getItem("willow.plan"))).not.toContain("Ruth");
    await offline(context, true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
    await expect(page.getByText(WAY)).toBeVisible();
    await expect(page.getByRole("link", { name: NUMBER })).toHaveAttribute("href", "tel:5550142");
    await expect(page.getByRole("link", { name: /Call 988/ })).toBeVisible();
    await expectClean(page);
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByText(WAY)).toBeVisible();
    await other.close();
    // The page recovers by itself, even in a browser that fires no event when the network is back.
    await page.evaluate(() => window.addEventListener("online", (event) => event.stopImmediatePropagation(), true));
    await offline(context, false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My safety plan");
  });

  await test.step("after signing out the device keeps nothing", async () => {
    await page.goto("/safety-plan");
    await untilReady(page);
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("willow.plan"))).toBeNull();
    await offline(context, true);
    await page.goto("/safety-plan");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
    await expect(page.getByText(WAY)).toHaveCount(0);
    await offline(context, false);
  });
});

test("a change without a network stays in the tab and is saved when the network is back", async ({ page, context }) => {
  await newcomer(page, "Odile Marsh", "odile@example.com");
  await page.goto("/safety-plan");
  const ways = stepOf(page, "Things I can do by myself");
  await offline(context, true);
  await writePrivately(ways.getByLabel("New line"), WAY);
  await ways.getByLabel("New line").press("Enter");
  await expect(page.getByText(/^No connection\. We've kept your change/)).toBeVisible();
  await offline(context, false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(ways.getByText(WAY)).toBeVisible();
});

for (const person of ["adult", "child"] as const) {
  test(`CRIS-05 a blank plan for the ${person} prints on one sheet, with a hint under every step`, async ({
    browser,
  }) => {
    const page = await tabOf(browser, person);
    await page.goto("/safety-plan/blank");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    const sheet = page.locator("[data-plan-sheet]");
    await expect(sheet.getByRole("heading", { level: 3 })).toHaveCount(7);
    await expect(sheet.getByText(/put out of reach|put away things/)).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeLessThan(PAPER.height);
  });
}

test("two tabs that change the plan at once lose nothing, and say so", async ({ page, context }) => {
  await newcomer(page, "Hanne Dahl", "hanne@example.com");
  await page.goto("/safety-plan");
  const other = await context.newPage();
  await other.goto("/safety-plan");
  const ways = (tab: Page) => stepOf(tab, "Things I can do by myself");
  for (const [tab, line] of [
    [page, WAY],
    [other, "Knit two rows of the green scarf"],
  ] as const) {
    await writePrivately(ways(tab).getByLabel("New line"), line);
    await ways(tab).getByLabel("New line").press("Enter");
    await expect(tab.getByText("Saved", { exact: true })).toBeVisible();
  }
  await expect(other.getByText("This plan was also changed somewhere else.")).toBeVisible();
  await page.reload();
  await expect(ways(page).getByRole("listitem")).toHaveText([WAY, "Knit two rows of the green scarf"]);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("my-safety-plan.txt");
});

test("ROUTE-17 with the worker in place a person signs out and in again and lands where they wanted", async ({
  page,
}) => {
  const address = await newcomer(page, "Sorcha Quinn", "sorcha@example.com");
  await page.goto("/safety-plan");
  await untilReady(page);
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  const callbacks: string[] = [];
  page.on("request", (request) => request.url().includes("/api/auth/callback") && callbacks.push(request.url()));
  await page.goto("/safety-plan");
  await fillSignIn(page, "Sorcha Quinn", address);
  await expect(page).toHaveURL("/safety-plan");
  expect(callbacks).toHaveLength(1);
});

test("CRIS-09 in the crisis dialog grounding and breathing are walked, also with the network cut", async ({
  page,
  context,
}) => {
  await newcomer(page, "Emeka Obi", "emeka@example.com");
  await page.goto("/dashboard");
  const finished = page.waitForResponse((answer) => answer.url().endsWith("/api/exercises/finished"));
  await page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true }).click();
  const { root } = new CrisisDialog(page);
  await root.getByText("Ground me").click();
  await root.getByRole("button", { name: "Found 1 of 5" }).click();
  for (const step of ["Next", "Next", "Next", "Next", "Finish"]) await root.getByRole("button", { name: step }).click();
  await expect(root.getByText("You went through all five senses.")).toBeVisible();
  expect((await finished).status()).toBe(201);
  await expectClean(page);

  await offline(context, true);
  await root.getByText("Breathing", { exact: true }).click();
  await root.getByRole("button", { name: "Begin" }).click();
  await expect(root.getByRole("status").filter({ hasText: "Breathe in" })).toBeVisible();
  await expect(root.getByRole("status").filter({ hasText: "Breathe out" })).toBeVisible();
  await expectClean(page);
  await root.getByText("My safety plan").click();
  await expect(root.getByRole("button", { name: "Try again" })).toBeVisible();
  await offline(context, false);
  await root.getByRole("button", { name: "Try again" }).click();
  await expect(root.getByText("You have no plan yet.")).toBeVisible();
});

test("CHAT-10 a chip in a conversation opens its exercise over it", async ({ page }) => {
  await newcomer(page, "Jonas Reed", "jonas@example.com");
  const chat = new Chat(page);
  await chat.open();
  await chat.say("I'm having a panic attack and my heart is racing");
  const chip = page.getByRole("button", { name: /^(Breathe for one minute|Name five things)$/ }).first();
  const breathing = /Breathe/.test((await chip.textContent()) ?? "");
  const messages = page
    .getByRole("log")
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });
  const before = await messages.count();
  expect(before).toBe(2);
  await chip.click();
  const sheet = page.getByRole("dialog", { name: breathing ? "Breathing" : "Five senses" });
  if (breathing) await sheet.getByRole("button", { name: "Begin" }).click();
  const next = breathing ? [/Breathe in/, /Breathe out/] : [/five things you can see/, /Touch four things/];
  for (const words of next) {
    await expect(sheet.getByRole("status")).toContainText(words);
    if (!breathing) await sheet.getByRole("button", { name: "Next" }).click();
  }
  await expectClean(page);
  await expect(sheet.getByRole("button", { name: "Crisis" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  expect(await messages.count()).toBe(before);
});
