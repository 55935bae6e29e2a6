import { expect } from "@playwright/test";
import { fillSignIn, signIn } from "./pages/sign-in";
import { PORT } from "./support/demo";
import { test } from "./support/test";

const PROVIDER = `http://localhost:${PORT + 1}`;

test("API-14 AUTH-01 /api/login leads to the provider, asking for name and e-mail alone", async ({ request }) => {
  const answer = await request.get("/api/login", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const to = new URL(answer.headers().location ?? "");
  expect(to.origin).toBe(PROVIDER);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^.{20,}/),
    nonce: expect.stringMatching(/^.{20,}/),
  });
});

test("AUTH-01 no page on the way asks for a password", async ({ page }) => {
  await page.goto("/api/login");
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(PROVIDER);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(2);
});

test("AUTH-05 API-15 the redirects sign a person in and out again", async ({ page, context }) => {
  await signIn(page, "Tove Lindqvist", "tove@example.com");
  const session = (await context.cookies()).find(({ name }) => name.endsWith("willow.session"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ firstName: "Tove", lastName: "Lindqvist", email: "tove@example.com", age: null });

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name.endsWith("willow.session"))).toBe(false);
  const cookie = `${session?.name}=${session?.value}`;
  const kept = await page.request.get("/api/auth/user", { headers: { cookie } });
  expect([kept.status(), await kept.json()]).toEqual([401, { message: "Unauthorized" }]);
});

test("AUTH-05 signing in again ends the session of before, and keeps the new one", async ({ page, context }) => {
  await signIn(page, "Tove Lindqvist", "tove@example.com");
  const isSession = ({ name }: { name: string }) => name.endsWith("willow.session");
  const before = (await context.cookies()).find(isSession);
  await page.goto("/api/login");
  await fillSignIn(page, "Tove Lindqvist", "tove@example.com");
  const now = (await context.cookies()).find(isSession);
  expect(now?.value).not.toBe(before?.value);
  const status = async (session: typeof before) => {
    const headers = { cookie: `${session?.name}=${session?.value}` };
    return (await page.request.get("/api/auth/user", { headers })).status();
  };
  expect([await status(before), await status(now)]).toEqual([401, 200]);
});

for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
  test(`ROUTE-17 a sign-in that names ${returnTo} lands on our own start`, async ({ page }) => {
    await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    await fillSignIn(page, "Maya", "maya@example.com");
    await expect(page).toHaveURL("/");
  });
}

test("AUTH-04 AUTH-05 a tab that comes back after a sign-out elsewhere shows nothing of the person", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const known = page.waitForResponse((response) => response.url().endsWith("/api/auth/user") && response.ok());
  await signIn(page, "Maya", "maya@example.com");
  // The page can notice an outdated sign-in only once it knows the person.
  await known;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Maya!");
  const other = await context.newPage();
  await other.goto("/api/logout");
  await page.clock.fastForward(31_000);
  await other.close();
  await page.bringToFront();
  // Has to bubble up to the window, like the browser's own event.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(page.getByText("Welcome back, Maya!")).toHaveCount(0);
});
