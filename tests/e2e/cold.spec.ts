import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { Onboarding } from "./pages/onboarding";
import { signIn } from "./pages/sign-in";
import { PORT } from "./support/demo";
import { OwnDemo } from "./support/own-demo";
import { test } from "./support/test";

const WAY = "Walk the long way round the reservoir";
const NOTE = "The lift stands still and it is dark";
const CRISIS = "I want to kill myself tonight";
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const demo = new OwnDemo(PORT + 20, ".data-e2e-cold");
const profile = mkdtempSync(join(tmpdir(), "willow-cold-"));

/** Opens a new browser with this profile; nothing of an earlier one is still running. */
async function openBrowser(): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use;
  return chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: demo.base, reducedMotion: "reduce" });
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

async function setUp(page: Page): Promise<void> {
  await signIn(page, "Ines Moreau", "ines@example.com");
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 34 });
  await onboarding.culture({ background: "European", religion: "Agnostic" });
  await onboarding.goals("Sleep through");
  await onboarding.complete();
  await page.goto("/safety-plan");
  const ways = page.getByRole("region", { name: "Things I can do by myself", exact: true });
  await ways.getByLabel("New line").fill(WAY);
  await ways.getByLabel("New line").press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await page.waitForFunction(async () => {
    const detector = await caches.match("/offline-detector.js", { cacheName: "willow-detector" });
    return localStorage.getItem("willow.plan") !== null && navigator.serviceWorker.controller !== null && detector;
  });
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("willow.waiting.")).length);
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

async function useEverything(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /Call 988/ })).toHaveAttribute("href", "tel:988");
  await expect(page.getByText(WAY)).toBeVisible();

  const breathing = page.locator("#breathe");
  await breathing.getByRole("button", { name: "Begin" }).focus();
  await page.keyboard.press("Enter");
  await expect(breathing.getByRole("status")).toHaveText("Breathe in");
  await expect(breathing.getByRole("status")).toHaveText("Breathe out");
  await breathing.getByRole("button", { name: "Stop" }).click();

  const grounding = page.locator("#ground");
  for (const step of ["Next", "Next", "Next", "Next", "Finish"]) {
    await grounding.getByRole("button", { name: step }).click();
  }
  await expect(grounding.getByRole("status")).toContainText("Breathe out slowly.");
}

const mood = (page: Page) => page.locator("#mood");

async function saveMood(page: Page, label: string, note: string): Promise<void> {
  await mood(page).getByRole("button", { name: label }).click();
  await mood(page).getByLabel("Notes (optional)").fill(note);
  await mood(page).getByRole("button", { name: "Save" }).click();
}

test.afterAll(async () => {
  await demo.stop();
  demo.forget();
  rmSync(profile, { recursive: true, force: true });
});

test("CRIS-05 CRIS-08 MOOD-02 with the server stopped and the browser opened anew, help, plan, exercises and a mood are there", async () => {
  test.setTimeout(300_000);
  await demo.start();
  const before = await openBrowser();
  await setUp(await firstPage(before));
  await before.close();
  await demo.stop();

  const context = await openBrowser();
  const page = await firstPage(context);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");

  await test.step("everything on it works", () => useEverything(page));

  await test.step("axe finds nothing", async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step("a note that shows a crisis opens help, and the entry can be taken back", async () => {
    await saveMood(page, "Sad", CRISIS);
    const help = page.getByRole("dialog", { name: "You can reach a person now" });
    await expect(help.getByRole("link", { name: /Call 988/ })).toBeVisible();
    await help.getByRole("button", { name: "Close" }).click();
    await expect(mood(page).getByRole("status")).toHaveText(/^Saved on this device\./);
    await mood(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => waiting(page)).toBe(0);
  });

  await test.step("a mood is kept sealed, and nothing of a person lies in a cache", async () => {
    await saveMood(page, "Anxious", NOTE);
    await expect(mood(page).getByRole("status")).toHaveText(/^Saved on this device\./);
    expect(await waiting(page)).toBe(1);
    expect(await stored(page)).not.toMatch(/lift|moodScore|reservoir/);
    const files = await cached(page);
    expect(files.filter((path) => !/^\/(offline[a-z-]*\.(html|css|js)|first-aid\.js|icon\.svg)$/.test(path))).toEqual(
      [],
    );
  });

  await test.step("the mood arrives when the server is back, with the time at which it was felt", async () => {
    const felt = new Date();
    await demo.start();
    const arrived = page.waitForResponse((answer) => answer.url().endsWith("/api/mood") && answer.status() === 201);
    const entry = await (await arrived).json();
    expect(entry).toMatchObject({ mood: "anxious", moodScore: 4, notes: NOTE });
    expect(Date.parse(entry.createdAt)).toBeLessThanOrEqual(felt.getTime());
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await (await page.request.get("/api/mood")).json()).toHaveLength(1);
  });

  await test.step("after signing out the device holds nothing, also offline", async () => {
    await page.goto("/safety-plan");
    await page.waitForFunction(() => localStorage.getItem("willow.plan") !== null);
    await page.evaluate(() => localStorage.setItem("willow.waiting.x", "{}"));
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /plan|waiting/.test(key)));
    expect(left).toEqual([]);
    await demo.stop();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
    await expect(page.getByText(WAY)).toHaveCount(0);
    await expect(mood(page)).toBeHidden();
  });
  await context.close();
});
