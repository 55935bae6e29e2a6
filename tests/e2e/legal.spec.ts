import { expect, type Page } from "@playwright/test";
import { scanQr } from "../support/scan-qr";
import { CrisisDialog } from "./pages/crisis-dialog";
import { LEGAL_PATHS, LegalPage } from "./pages/legal";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const KEPT = ["Name", "E-mail", "Age group", "Cultural background", "Therapy preferences"].concat([
  "Conversation transcripts",
  "Mood data",
  "Session frequency",
]);

/** Counts the calls of the browser's print dialog, which tests can't close. */
async function spyOnPrint(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const calls: number[] = [];
    Object.assign(window, { print: () => calls.push(1), printed: () => calls.length });
  });
  return () => page.evaluate(() => (window as unknown as { printed: () => number }).printed());
}

for (const path of LEGAL_PATHS) {
  test(`LEGL-02 LEGL-04 LEGL-23 ${path} has its date, and Back leads to the page before, or home`, async ({ page }) => {
    const legal = new LegalPage(page);
    await legal.open(path);
    await expect(page.getByText("Last updated September 14, 2025")).toBeVisible();
    await expect(async () => {
      await legal.back.click();
      await legal.expectPath("/");
    }).toPass();
    await legal.open("/safety");
    await legal.open(path);
    await expect(async () => {
      await legal.back.click();
      await legal.expectPath("/safety");
    }).toPass();
  });
}

test("LEGL-23 Back leaves the page in one step after jumps within it", async ({ page }) => {
  const legal = new LegalPage(page);
  await legal.open("/safety");
  await legal.open("/terms");
  for (const title of ["Who may use it", "Law and disputes"]) {
    await legal.contents.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  }
  await legal.back.click();
  await legal.expectPath("/safety");
});

test("LEGL-02 LEGL-23 Print opens the print dialog, and paper carries the text alone", async ({ page }) => {
  const printed = await spyOnPrint(page);
  const legal = new LegalPage(page);
  await legal.open("/use-license");
  await expect(async () => {
    await legal.print.click();
    expect(await printed()).toBeGreaterThan(0);
  }).toPass();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [
    legal.back,
    legal.print,
    legal.contents,
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "10. Version and questions" })).toBeVisible();
});

test("LEGL-11 /privacy lists what the start page lists", async ({ page }) => {
  for (const [path, title] of [
    ["/", "Your Data and Privacy"],
    ["/privacy", "What is kept"],
  ] as const) {
    await page.goto(path);
    const list = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(list.getByRole("listitem")).toHaveText(KEPT);
  }
  await expect(page.getByText(/^Voice is processed in real time and not stored by us/)).toBeVisible();
});

test("LEGL-14 LEGL-16 the team's states open by keyboard, and its button opens the crisis dialog", async ({ page }) => {
  await page.goto("/healthcare-professionals");
  const card = page.getByRole("article").filter({ hasText: "Dr. Alex Sample" });
  const more = card.getByText("+2 more");
  await expect(async () => {
    await more.press("Enter");
    await expect(card.getByText("Illinois")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: "Contact Crisis Team Now" }).click();
  const dialog = new CrisisDialog(page);
  await dialog.expectOpen();
  await dialog.close();
});

test("LAND-24 LAND-25 LEGL-12 a demo's claims stand beside a sample note", async ({ page }) => {
  await page.goto("/");
  const claims = page.getByRole("list", { name: "What we claim" });
  await expect(claims.getByRole("listitem")).toHaveCount(7);
  await expect(claims.locator("xpath=..").getByText(/^Sample content:/)).toBeVisible();
  await page.goto("/compliance");
  const evidence = page.getByRole("region", { name: "Claims and their evidence" });
  await expect(evidence.getByText("12 licensed supervisors")).toBeVisible();
  await expect(evidence.getByText(/^Sample content:/)).toBeVisible();
});

for (const path of [...LEGAL_PATHS, "/license"]) {
  test(`AUTH-08 ${path} has a short version for a child and none for an adult`, async ({ browser }) => {
    const child = new LegalPage(await tabOf(browser, "child"));
    await child.open(path);
    await expect(child.shortVersion).toBeVisible();
    await child.page.context().close();
    const adult = new LegalPage(await tabOf(browser, "adult"));
    await adult.open(path);
    await expect(adult.shortVersion).toBeHidden();
    await adult.page.context().close();
  });
}

for (const person of ["adult", "child"] as const) {
  test(`LIC-03 LIC-04 LIC-08 the ${person}'s yes to the license is kept, and said on the next visit`, async ({
    browser,
  }) => {
    const legal = new LegalPage(await tabOf(browser, person));
    await legal.open("/license");
    await expect(legal.page.getByRole("article").getByRole("heading")).toHaveCount(10);
    await legal.page.evaluate(() => localStorage.setItem("licenseAccepted", "true"));
    await expect(async () => {
      await legal.page.getByRole("button", { name: "I Accept These Terms" }).click();
      await legal.expectPath("/");
    }).toPass();
    const { kept, older } = await legal.license();
    expect(kept).toEqual({ version: "1.0", acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
    expect(older).toBeNull();
    await legal.open("/license");
    await expect(legal.page.getByText(/^You (accepted these terms|said yes to these rules) on/)).toBeVisible();
    await legal.page.context().close();
  });
}

test("LIC-02 LIC-09 Decline leads home and leaves nothing on the device", async ({ browser }) => {
  const legal = new LegalPage(await tabOf(browser, "adult"));
  await legal.open("/license");
  await legal.page.evaluate(() => {
    localStorage.setItem("willow.license", JSON.stringify({ version: "1.0", acceptedAt: new Date().toISOString() }));
    localStorage.setItem("licenseAccepted", "true");
  });
  await expect(async () => {
    await legal.page.getByRole("button", { name: "Decline" }).click();
    await legal.expectPath("/");
  }).toPass();
  expect(await legal.license()).toEqual({ kept: null, older: null });
  await legal.page.context().close();
});

test("LIC-10 every page opens without an answer to the license", async ({ browser }) => {
  const legal = new LegalPage(await tabOf(browser, "adult"));
  for (const path of ["/", "/chat", "/dashboard", "/safety-plan", "/memory", "/subscribe"]) {
    await legal.open(path);
    await legal.expectPath(path);
    expect((await legal.license()).kept).toBeNull();
  }
  await legal.page.context().close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`QR-01 QR-02 QR-04 a camera reads the public address off /qr (${colorScheme})`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/qr");
    await expect(page.getByRole("heading", { name: "Scan to Download" })).toBeVisible();
    const code = page.getByRole("img", { name: "QR code that opens Willow" });
    expect(await code.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([500, 500]);
    expect(scanQr(await code.screenshot())).toBe(baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(scanQr(await code.screenshot())).toBe(baseURL);
  });
}

test("QR-03 QR-05 the code's address is a home page that phones can install", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).host));
  await page.goto("/qr");
  const address = scanQr(await page.getByRole("img", { name: "QR code that opens Willow" }).screenshot());
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
  await page.goto(address ?? "about:blank");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(await page.locator('link[rel="apple-touch-icon"]').count()).toBe(1);
  const { name, start_url, display, icons } = await (await request.get(manifest ?? "")).json();
  expect({ name, display }).toEqual({ name: "Willow", display: "standalone" });
  expect(new URL(start_url, page.url()).pathname).toBe("/");
  const sizes = icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});
