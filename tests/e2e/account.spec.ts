import { expect, type Page } from "@playwright/test";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo, rows } from "./support/demo";
import { newcomer } from "./support/newcomer";
import { test } from "./support/test";

const question = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });
const stored = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });

async function leave(page: Page, when: "In 7 days" | "Right now", press: string): Promise<void> {
  await question(page)
    .getByRole("radio", { name: new RegExp(`^${when}`) })
    .check();
  await question(page).getByRole("button", { name: "Continue" }).click();
  await question(page).getByRole("button", { name: press }).click();
}

const idOf = async (email: string): Promise<string | undefined> =>
  (await rows<{ id: string }>("SELECT id::text FROM users WHERE email = $1", [email]))[0]?.id;

test("LEGL-22 API-59 what is kept is looked at, made less, put to a rule, left, kept after all, and left for good", async ({
  page,
}) => {
  const email = await newcomer(page, "Quinn Abel", "quinn@example.com");
  const id = await idOf(email);
  const talk = await page.request.post("/api/chat/sessions", { data: { title: "The move", mood: "neutral" } });
  const { id: sessionId } = await talk.json();
  await page.request.post("/api/chat/message", { data: { sessionId, content: "We moved house last week." } });
  await page.request.post("/api/mood", { data: { mood: "happy", moodScore: 7 } });

  await page.getByRole("link", { name: "Your data and account" }).click();
  await expect(page).toHaveURL("/account");
  await expect(stored(page, "Check-ins")).toContainText("1 entry");
  await stored(page, "Conversations").click();
  await expect(page.getByText("so you can pick up where you left off")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Conversations", exact: true }).click();
  await page.getByRole("button", { name: "Options for The move" }).click();
  await page.getByRole("button", { name: "Delete conversation" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  const left = () => rows(`SELECT 1 FROM chat_messages WHERE "sessionId" = $1`, [sessionId]);
  await expect.poll(async () => (await left()).length).toBe(0);

  await page.goto("/account");
  await expect(page.getByRole("list", { name: "Record of access" })).toContainText("You deleted a conversation");
  const keep = page.getByRole("group", { name: "Keep check-ins" });
  await keep.getByRole("radio", { name: "For 12 months" }).check();
  await keep.locator("..").getByRole("button", { name: "Save" }).click();
  await expect(keep.locator("..").getByRole("status")).toContainText(/^Set to 12 months, starting/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await rows(`UPDATE sessions SET "sess" = jsonb_build_object('signedInAt', $2::text) WHERE "userId" = $1`, [
    id,
    new Date(Date.now() - 20 * 60_000).toISOString(),
  ]);
  await leave(page, "In 7 days", "Delete it in 7 days");
  // A provider that still remembers the browser must ask again and report when it last did.
  const asked = page.waitForRequest(/[?&]prompt=login&max_age=0/);
  await question(page).getByRole("link", { name: "Sign in again" }).click();
  await asked;
  await fillSignIn(page, "Quinn Abel", email);
  await expect(page).toHaveURL("/account?leave=1");
  await leave(page, "In 7 days", "Delete it in 7 days");
  await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).first().click();
  await expect(page.getByText("Your account stays")).toBeVisible();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await leave(page, "Right now", "Delete it now, for good");
  await expect(page).toHaveURL("/account-deleted");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  expect(await idOf(email)).toBeUndefined();
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith("willow.session"))).toEqual([]);
  await expect.poll(() => mailsTo(email).some((mail) => mail.includes("Receipt number"))).toBe(true);
  expect((await page.request.get("/account")).status()).toBe(401);
});

test("LEGL-22 LEGL-09 the privacy policy leads to it, and says whom to write to", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("link", { name: /^Write to / })).toHaveAttribute("href", /^mailto:.+@.+/);
  await expect(page.getByText(/We send the export within 30 days/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open your data: see, export, delete" })).toHaveAttribute(
    "href",
    "/account",
  );
  await signIn(page, "Maya", "maya@example.com", "/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
});
