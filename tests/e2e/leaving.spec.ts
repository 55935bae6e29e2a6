import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo, rows } from "./support/demo";
import { BOUNCING_PAGES } from "./support/documented-pages";
import { newAddress, newcomer } from "./support/newcomer";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { test } from "./support/test";

const question = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });
const crisisButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const idOf = async (email: string): Promise<string | undefined> =>
  (await rows<{ id: string }>("SELECT id::text FROM users WHERE email = $1", [email]))[0]?.id;

/**
 * The data that someone leaves behind, or finds again: a talk with one message, and a check-in.
 */
async function write(page: Page): Promise<void> {
  const talk = await page.request.post("/api/chat/sessions", { data: { title: "The harbour", mood: "neutral" } });
  const { id: sessionId } = await talk.json();
  await page.request.post("/api/chat/message", { data: { sessionId, content: "I walk by the harbour at six." } });
  await page.request.post("/api/mood", { data: { mood: "happy", moodScore: 7, notes: "Salt in the air." } });
}

async function choose(page: Page, when: "In 7 days" | "Right now"): Promise<void> {
  await question(page)
    .getByRole("radio", { name: new RegExp(`^${when}`) })
    .check();
  await question(page).getByRole("button", { name: "Continue" }).click();
}

const sessionOf = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("willow.session"));
  return `${cookie?.name}=${cookie?.value}`;
};

/** Requests every member page, and calls that read, write and leave. */
async function statuses(request: APIRequestContext, cookie: string): Promise<number[]> {
  const headers = { cookie };
  const pages = await Promise.all(
    BOUNCING_PAGES.map(({ path }) => request.get(path, { headers, maxRedirects: 0, failOnStatusCode: false })),
  );
  const calls = [
    await request.get("/api/auth/user", { headers }),
    await request.get("/api/account/export", { headers }),
    await request.get("/api/chat/sessions", { headers }),
    await request.post("/api/mood", { headers, data: { mood: "happy", moodScore: 7 } }),
    await request.delete("/api/account", { headers, data: {} }),
  ];
  return [...new Set([...pages, ...calls].map((answer) => answer.status()))];
}

test("API-59 LEGL-22 at once: signed in anew, gone with every session, told on a page and by mail, and back as somebody new", async ({
  page,
  browser,
  playwright,
}) => {
  const email = await newcomer(page, "Rowan Ekström", "rowan@example.com");
  await write(page);
  const before = await idOf(email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "Rowan Ekström", email, "/mood");
  await expect(other).toHaveURL("/mood");

  await rows(`UPDATE sessions SET "sess" = jsonb_build_object('signedInAt', $2::text) WHERE "userId" = $1`, [
    before,
    new Date(Date.now() - 20 * 60_000).toISOString(),
  ]);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await choose(page, "Right now");
  await question(page).getByRole("button", { name: "Delete it now, for good" }).click();
  await expect(question(page).getByText("You signed in a while ago.", { exact: false })).toBeVisible();
  expect(await idOf(email)).toBe(before);
  await question(page).getByRole("link", { name: "Sign in again" }).click();
  await fillSignIn(page, "Rowan Ekström", email);
  await expect(page).toHaveURL("/account?leave=1");
  const cookies = [await sessionOf(page.context()), await sessionOf(elsewhere)];
  const beside = await page.context().newPage();
  await beside.goto("/mood");
  await expect(beside.getByRole("paragraph").filter({ hasText: "Salt in the air." })).toBeVisible();
  await beside.waitForLoadState("networkidle");
  await choose(page, "Right now");
  await question(page).getByRole("button", { name: "Delete it now, for good" }).click();

  await expect(page).toHaveURL("/account-deleted");
  await expect(heading(page)).toHaveText("Your account is deleted");
  // Another tab of the same browser says that the person is signed out but not why, and doesn't
  // lead them to create a new account.
  const told = beside.getByText("You were signed out in another tab or window.").filter({ visible: true });
  await expect(told).toBeVisible();
  await expect(beside).toHaveURL("/mood");
  await expect(beside.getByText("Salt in the air.")).toHaveCount(0);
  await beside.close();
  await expect(page.getByText("Everything you wrote is gone", { exact: false })).toBeVisible();
  await expect(crisisButton(page)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const wide = page.viewportSize();
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  if (wide) await page.setViewportSize(wide);
  await expect.poll(() => mailsTo(email).filter((mail) => mail.includes("Receipt number")).length).toBe(1);
  expect(await rows('SELECT 1 FROM data_keys WHERE "ownerId" = $1', [before])).toEqual([]);

  const anybody = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  for (const cookie of cookies) expect(await statuses(anybody, cookie)).toEqual([401]);
  await anybody.dispose();
  await other.reload();
  await expect(other.getByText("Salt in the air.")).toHaveCount(0);
  await elsewhere.close();

  await signIn(page, "Rowan Ekström", email);
  await expect(page).toHaveURL("/onboarding");
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("");
  expect(await idOf(email)).not.toBe(before);
  const file = await (await page.request.get("/api/account/export")).text();
  expect(file).not.toMatch(/harbour|Salt in the air/);
  expect((await (await page.request.get("/api/auth/user")).json()).age).toBeNull();
});

test("API-59 LEGL-22 in seven days: who signs in again is reminded, takes it back, and finds everything", async ({
  page,
}) => {
  const email = await newcomer(page, "Sanna Koski", "sanna@example.com");
  await write(page);
  const before = await idOf(email);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await choose(page, "In 7 days");
  await question(page).getByRole("button", { name: "Delete it in 7 days" }).click();
  await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
  await expect.poll(() => mailsTo(email).some((mail) => /will be erased on .+\(UTC\)/.test(mail))).toBe(true);

  await page.goto("/api/logout");
  await signIn(page, "Sanna Koski", email);
  await expect(page).toHaveURL("/");
  await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
  // A person whose account is being deleted is offered no plan, on any page.
  for (const path of ["/dashboard", "/"]) {
    await page.goto(path);
    await expect(page.getByText(/unless you decide to keep it/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Upgrade/ })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your account will be erased on/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Upgrade Plan" })).toBeVisible();
  await expect.poll(() => mailsTo(email).some((mail) => mail.includes("Your account stays"))).toBe(true);

  expect(await idOf(email)).toBe(before);
  expect(await rows(`SELECT 1 FROM users WHERE id = $1 AND "eraseAfter" IS NOT NULL`, [before])).toEqual([]);
  await page.goto("/mood");
  await expect(page.getByRole("paragraph").filter({ hasText: "Salt in the air." })).toBeVisible();
  await page.goto("/chat");
  await page
    .getByRole("link", { name: /The harbour/ })
    .first()
    .click();
  await expect(page.getByText("I walk by the harbour at six.")).toBeVisible();
});

test("LEGL-22 R-11 who signed in and answers nothing sees what is kept, takes it, changes their mind, and goes", async ({
  page,
}) => {
  const email = newAddress("tamsin@example.com");
  await signIn(page, "Tamsin Reed", email);
  await expect(page).toHaveURL("/onboarding");
  await page
    .getByRole("main")
    .getByRole("link", { name: /delete your account$/ })
    .click();
  await expect(page).toHaveURL("/account");
  await expect(heading(page)).toHaveText("Your data");
  await expect(crisisButton(page)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  await expect(page.getByRole("link", { name: "Answer the questions" })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download to read" }).click();
  expect((await coming).suggestedFilename()).toBe("willow-data.html");

  await page.getByRole("button", { name: "Delete my account" }).click();
  await choose(page, "In 7 days");
  await question(page).getByRole("button", { name: "Delete it in 7 days" }).click();
  await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL("/onboarding");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays", { exact: true })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await choose(page, "Right now");
  await question(page).getByRole("button", { name: "Delete it now, for good" }).click();
  await expect(page).toHaveURL("/account-deleted");
  expect(await idOf(email)).toBeUndefined();
});
