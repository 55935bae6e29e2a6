import { expect, type Page } from "@playwright/test";
import { DEMO_PIN } from "../../scripts/lib/demo-pin.mjs";
import { signIn } from "./pages/sign-in";
import { widthOnPhone } from "./support/page-checks";
import { tabOf } from "./support/people";
import { enterStaffArea, enterStaffAreaTooLate } from "./support/staff";
import { test } from "./support/test";

const TILES = [
  "User Management",
  "Therapy Types",
  "Marketing & Connections",
  "System Settings",
  "Analytics",
  "Crisis Management",
];

const pin = (page: Page) => page.getByLabel("Admin PIN", { exact: true });

test("ADMN-01 ADMN-02 ADMN-05 an admin finds the door, puts the PIN in and logs out, by keyboard alone", async ({
  page,
}) => {
  await signIn(page, "Ada Bell", "admin@example.com");
  await page.getByRole("link", { name: "Admin Access" }).first().click();
  await expect(page).toHaveURL("/admin");
  await pin(page).focus();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid PIN", { exact: true })).toBeVisible();
  await expect(pin(page)).toHaveValue("");
  await expect(pin(page)).toBeFocused();
  await page.keyboard.type(DEMO_PIN);
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(main.getByRole("link")).toHaveCount(TILES.length);
  expect(await page.evaluate(() => sessionStorage.getItem("adminSessionToken"))).toMatch(/^[\w-]{43}$/);
  await main.getByRole("button", { name: "Logout" }).focus();
  await page.keyboard.press("Enter");
  await expect(pin(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("adminSessionToken"))).toBeNull();
});

test("ADMN-04 all six tiles open a page of their own", async ({ page }) => {
  await signIn(page, "Ada Bell", "admin@example.com");
  await enterStaffArea(page);
  const headings = new Set<string>();
  for (const tile of TILES) {
    await page.goto("/admin");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${tile}`) })
      .click();
    await expect(page).toHaveURL(/\/admin\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Admin");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    headings.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
  }
  expect(headings.size).toBe(TILES.length);
});

test("the table of all numbers scrolls inside a phone, and the page stays as wide as it", async ({ page }) => {
  await signIn(page, "Ada Bell", "admin@example.com");
  await enterStaffArea(page);
  await page.goto("/admin/analytics");
  await page.getByText("Show all as a table").click();
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test("ERR-26 a session that ended on the server leads to /admin, says so, and the PIN leads back", async ({ page }) => {
  await signIn(page, "Ada Bell", "admin@example.com");
  await enterStaffAreaTooLate(page);
  // The toast shows for five seconds: on a busy machine, waiting must start before the press.
  const said = page.getByText("Admin session expired").waitFor({ timeout: 30_000 });
  await Promise.all([said, page.goto("/admin/users")]);
  await expect(page).toHaveURL("/admin");
  await pin(page).fill(DEMO_PIN);
  await pin(page).press("Enter");
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("article", { name: "Maya Rao" })).toBeVisible();
});

test("ADMN-06 the PIN alone shows no person: the page says which role it needs", async ({ page }) => {
  await signIn(page, "Noah Keller", "noah@example.com");
  await enterStaffArea(page);
  await page.goto("/admin/users");
  await expect(page.getByText("This page is for admins")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("ADMN-01 a child is asked for no PIN", async ({ browser }) => {
  const page = await tabOf(browser, "child");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This part is for grown-ups");
  await expect(pin(page)).toHaveCount(0);
});
