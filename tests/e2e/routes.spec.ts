import { expect, type Page } from "@playwright/test";
import { fillSignIn, signIn } from "./pages/sign-in";
import { BOUNCING_PAGES, CARE_PAGES, OPEN_PAGES, PROMPT_PATHS } from "./support/documented-pages";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const crisisButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Crisis|Help!)$/ });

test.describe("the start page", () => {
  test("ROUTE-04 is the landing page for a visitor", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Start Free Trial" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Logout" })).toHaveCount(0);
  });

  test("ROUTE-05 is home for a person with an age", async ({ browser }) => {
    const page = await tabOf(browser, "adult");
    await page.goto("/");
    await expect(heading(page)).toHaveText("Welcome back, Maya!");
    await expect(page).toHaveURL("/");
  });

  test("ROUTE-06 ROUTE-15 is onboarding without an age, and so is every feature; static pages stay open", async ({
    page,
  }) => {
    await signIn(page, "Noor Haddad", "noor@example.com");
    await expect(page).toHaveURL("/onboarding");
    await expect(page.getByLabel("Age", { exact: true })).toHaveValue("");
    const open = ["/onboarding", "/license", "/family", "/account"];
    for (const { path } of CARE_PAGES.filter(({ path }) => !open.includes(path))) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/onboarding");
    }
    for (const { path } of OPEN_PAGES) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page, path).toHaveURL(path);
    }
  });
});

test("ROUTE-16 /onboarding of a person with an age is the form filled in", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  await page.goto("/onboarding");
  const { age } = await (await page.request.get("/api/auth/user")).json();
  expect(age).toBeGreaterThan(17);
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue(String(age));
});

test("ROUTE-07 a spinner turns while the next page is on its way, and hides neither the open page nor help", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/dashboard(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const link = page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first();
  await link.click();
  await expect(link.getByRole("status")).toHaveText("Loading");
  await expect(heading(page)).toHaveText("Welcome back, Maya!");
  await crisisButton(page).click();
  await expect(page.getByRole("link", { name: /Call 988/ })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  release();
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page)).toHaveText(/dashboard/i);
});

test.describe("signed out", () => {
  test("ROUTE-08 ROUTE-17 a protected page says so, goes to sign in, and is where the person lands after it", async ({
    page,
  }) => {
    // A response without content leaves the browser on the page, so that the page can be checked.
    await page.route(/\/api\/login/, (route) => route.fulfill({ status: 204 }), { times: 1 });
    const login = page.waitForRequest(/\/api\/login/);
    const response = await page.goto("/certificates");
    expect(response?.status()).toBe(401);
    const toast = page.getByRole("alert").filter({ hasText: "Unauthorized" });
    await expect(toast).toContainText("You are logged out. Logging in again...");
    await expect(crisisButton(page)).toBeVisible();
    const address = (await login).url();
    expect(new URL(address).searchParams.get("returnTo")).toBe("/certificates");
    await page.goto(address);
    await fillSignIn(page, "Maya", "maya@example.com");
    await expect(page).toHaveURL("/certificates");
  });

  for (const { path, title } of BOUNCING_PAGES) {
    test(`ROUTE-09 the source of ${path} holds nothing of the page, with a made-up session too`, async ({
      request,
    }) => {
      for (const cookie of ["", "willow.session=made-up"]) {
        const answer = await request.get(path, { headers: cookie ? { cookie } : {} });
        const source = await answer.text();
        expect(answer.status()).toBe(401);
        const headings = [...source.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);
        expect(headings.filter((text) => text !== "Please sign in")).toEqual([]);
        const [, tab = ""] = /<title>([^<]*)/.exec(source) ?? [];
        expect(tab).not.toMatch(title);
      }
    });
  }

  test("ROUTE-07 ROUTE-08 the bounce and the Crisis button are drawn by the server, before any script", async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    expect((await page.goto("/dashboard"))?.status()).toBe(401);
    await expect(page.getByText("This page opens once you're signed in.")).toBeVisible();
    await expect(crisisButton(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute(
      "href",
      "/api/login",
    );
  });

  for (const path of PROMPT_PATHS) {
    test(`ROUTE-11 ${path} asks to sign in, and bounces nobody`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
        "href",
        `/api/login?returnTo=${path}`,
      );
      await expect(page.locator("[data-bounce-page]")).toHaveCount(0);
      await expect(page.getByText("Logging in again...")).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
  }
});

for (const who of ["a visitor", "a signed-in person"] as const) {
  test(`ROUTE-12 ROUTE-14 an unknown path is a page of its own for ${who}`, async ({ page, browser }) => {
    const tab = who === "a visitor" ? page : await tabOf(browser, "adult");
    for (const path of ["/no-such-page", "/dashboard/no-such-page"]) {
      expect((await tab.goto(path))?.status()).toBe(404);
      await expect(heading(tab)).toHaveText("This path ends here");
      await expect(crisisButton(tab)).toBeVisible();
      await expect(tab.getByRole("main").getByRole("link", { name: "Go to home page" })).toHaveAttribute("href", "/");
      await expect(tab.getByText("Logging in again...")).toHaveCount(0);
    }
  });

  test(`ROUTE-13 QR-01 QR-02 /qr shows its code of 500 pixels to ${who}`, async ({ page, browser }) => {
    const tab = who === "a visitor" ? page : await tabOf(browser, "adult");
    expect((await tab.goto("/qr"))?.status()).toBe(200);
    await expect(tab.getByText("Scan to Download").first()).toBeVisible();
    const code = tab.getByRole("img", { name: /QR code/ });
    const size = () => code.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([500, 500]);
  });
}
