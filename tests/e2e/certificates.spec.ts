import { type Browser, expect, type Page } from "@playwright/test";
import { readPdf } from "../support/read-pdf";
import { Certificates } from "./pages/certificates";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const PHONE = 360;

async function expectGood(page: Page): Promise<void> {
  expect(await faultsInBothThemes(page)).toEqual([]);
  const before = page.viewportSize();
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(PHONE);
  if (before) await page.setViewportSize(before);
}

async function checkIn(page: Page, feeling: string): Promise<void> {
  await page.goto("/");
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/mood"),
  );
  await page.getByRole("button", { name: feeling, exact: true }).first().click();
  expect((await saved).status()).toBe(201);
}

test("CERT-10 CERT-08 a child begins a program, and one real check-in moves it; leaving loses nothing", async ({
  browser,
}) => {
  const page = await tabOf(browser, "child");
  const certificates = new Certificates(page);
  await certificates.open();
  await expect(page.getByText("No certificates yet")).toBeVisible();
  await expectGood(page);
  await certificates.begin("Feeling Finder");
  const names = certificates.step("Find the name");
  await expect(names).toContainText("0 of 3 days you picked a feeling");
  await expectGood(page);

  await checkIn(page, "Okay");
  await certificates.open();
  const card = certificates.section("What you're doing");
  await expect(card.getByText("8%", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: "Continue: Feeling Finder" }).click();
  await expect(names).toContainText("1 of 3 days you picked a feeling");

  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Yes, stop" }).click();
  await expect(page.getByText("You stopped this one. We keep what you did.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toContainText("1 of 3 days you picked a feeling");
  await page.context().close();
});

async function asVisitor(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

test("CERT-07 CERT-09 Maya's certificate: sheet, file, code; a visitor checks it and a changed code is refused", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  const certificates = new Certificates(page);
  await certificates.open();
  await expect(certificates.section("Programs in progress").getByText("Sleep Again")).toBeVisible();
  await expectGood(page);
  await certificates.openCertificate("Six Weeks of Steadier Days");
  for (const name of ["Download", "Print", "Share"]) await expect(page.getByRole("button", { name })).toBeVisible();
  await expectGood(page);

  const { name, bytes } = await certificates.download();
  expect(name).toMatch(/^willow-\d{4}-[\w-]+\.pdf$/);
  await expect(page.getByText("Downloaded once")).toBeVisible();
  const paper = await readPdf(bytes);
  expect(paper.text).toContain("Maya Rao");
  expect(paper.text).toContain("Six Weeks of Steadier Days");
  const [address = ""] = paper.codes;

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-certificate]")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Download" })).toBeHidden();

  const visitor = await asVisitor(browser, address ?? "");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This certificate is genuine");
  await expect(visitor.getByText("M. R.", { exact: true })).toBeVisible();
  await expect(visitor.getByText(/Steadier Days|Maya/)).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectGood(visitor);
  await visitor.goto((address ?? "").replace(/.$/, (last) => (last === "0" ? "1" : "0")));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("We can't confirm this certificate");
  await visitor.context().close();
  await page.context().close();
});
