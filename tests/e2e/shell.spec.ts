import { expect } from "@playwright/test";
import { Shell } from "./pages/shell";
import { CARE_PAGES, LEGAL_PAGES, STAFF_PAGES, START_PAGE } from "./support/documented-pages";
import { type Known, tabOf } from "./support/people";
import { enterStaffArea } from "./support/staff";
import { test } from "./support/test";

const WIDTHS = [320, 360, 768, 834, 912, 1024, 1100, 1280];

test("ROUTE-01 each documented path answers a signed-in person with a screen of its own", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  await enterStaffArea(page);
  const pages = [START_PAGE, ...CARE_PAGES, ...STAFF_PAGES, ...LEGAL_PAGES];
  const tabs = new Set<string>();
  for (const { path, title } of pages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(title);
    tabs.add(await page.title());
  }
  expect(tabs.size).toBe(pages.length);
  const [session] = await (await page.request.get("/api/chat/sessions")).json();
  expect((await page.goto(`/chat/${session.id}`))?.status()).toBe(200);
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
});

const SAID: Record<Known, { chat: string; subscribe: string; everywhere: string }> = {
  adult: {
    chat: "You're talking with an AI.",
    subscribe: "A plan pays for an AI guide.",
    everywhere: "Willow is not a substitute for professional medical advice or emergency care.",
  },
  child: {
    chat: "Buddy is an AI, a computer helper.",
    subscribe: "Ask your parent or guardian first. Don't pay on your own.",
    everywhere: "Willow Kids is not a doctor and not for emergency care.",
  },
};

for (const person of ["adult", "child"] as const) {
  test(`CRIS-13 CRIS-14 each form of the disclaimer stands in its place for the ${person}`, async ({ browser }) => {
    const page = await tabOf(browser, person);
    const main = page.getByRole("main");
    await page.goto("/chat");
    await expect(main.getByText(SAID[person].chat).first()).toBeVisible();
    await page.goto("/subscribe");
    await expect(main.getByText(SAID[person].subscribe).first()).toBeVisible();
    await page.goto("/terms");
    await expect(main.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    await expect(main.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
    for (const path of ["/", "/dashboard", "/certificates"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo"), path).toContainText(SAID[person].everywhere);
      await expect(main.getByRole("link", { name: "Call 911" }), path).toHaveCount(0);
    }
  });

  test(`HEAD-15 the header fits every width for the ${person}, and the five places fit a phone`, async ({
    browser,
  }) => {
    const page = await tabOf(browser, person);
    const shell = new Shell(page);
    await page.goto("/safety-plan");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await expect(shell.crisisButton, `${width}`).toBeInViewport({ ratio: 1 });
      await expect(shell.quickExit, `${width}`).toBeInViewport({ ratio: 1 });
      expect(await shell.overflow(), `${width}`).toBe(0);
      expect(await shell.collisions(), `${width}`).toEqual([]);
      const places = page.locator("[data-bottom-bar]").getByRole("link");
      if (width >= 768) await expect(places.first()).toBeHidden();
      else await expect(places).toHaveCount(5);
    }
  });

  test(`ROUTE-14 an unknown path keeps help and the way home for the ${person}`, async ({ browser }) => {
    const page = await tabOf(browser, person);
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expect(new Shell(page).crisisButton).toHaveText(person === "child" ? "Help!" : "Crisis");
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/");
  });
}

test("what has the focus is never hidden by the header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  const hidden: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("Shift+Tab");
    const under = await page.evaluate(() => {
      const focused = document.activeElement;
      const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return focused?.closest("main a, main button") && focused.getBoundingClientRect().top < edge
        ? (focused.textContent ?? "")
        : null;
    });
    if (under !== null) hidden.push(under);
  }
  expect(hidden).toEqual([]);
});

test.describe("R-15 quick exit", () => {
  for (const path of ["/trauma-therapy", "/couples-therapy", "/safety"]) {
    test(`replaces ${path} before its scripts have run`, async ({ page }) => {
      const shell = new Shell(page);
      await shell.pretendWeather();
      await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/first-aid.js`).length > 0);
      const before = await page.evaluate(() => history.length);
      await shell.quickExit.click();
      await shell.expectLeft();
      expect(await page.evaluate(() => history.length)).toBe(before);
    });
  }

  test("R-15 going back after it shows nothing of the pages before, until a tap", async ({ browser }) => {
    const page = await tabOf(browser, "adult");
    const shell = new Shell(page);
    await shell.pretendWeather();
    await page.goto("/dashboard");
    await page.goto("/trauma-therapy");
    await shell.quickExit.click();
    await shell.expectLeft();
    await page.goBack();
    await expect(page.getByText("This page was closed.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    expect((await page.title()).trim()).not.toContain("Willow");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("Escape three times leaves, closing the open dialog being the first of them", async ({ browser }) => {
    const page = await tabOf(browser, "adult");
    const shell = new Shell(page);
    await shell.pretendWeather();
    await page.goto("/trauma-therapy");
    await shell.crisisButton.click();
    const dialog = page.getByRole("dialog", { name: "You can reach a person now" });
    await expect(dialog).toBeVisible();
    // No checks in between: all three presses have to happen within two seconds, however busy the
    // machine is.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await shell.expectLeft();
  });
});

test("a child reads how safety works in words of their own", async ({ browser }) => {
  const page = await tabOf(browser, "child");
  await page.goto("/safety");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How we help you stay safe");
  await expect(page.getByRole("main").getByRole("button", { name: "Help!" })).toBeVisible();
});
