import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { CARDS } from "../fakes/stripe/cards";
import { signIn } from "./pages/sign-in";
import { Subscribe } from "./pages/subscribe";
import { rows } from "./support/demo";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { atStripe, serveStripe } from "./support/stripe";
import { test } from "./support/test";

/** In the time zone of the run (playwright.config.ts). */
const written = (at: Date): string =>
  at.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "America/St_Johns" });

interface Payer {
  readonly page: Page;
  readonly email: string;
  readonly asked: readonly string[];
}

/** A new adult on the free plan, in a browser that uses the local Stripe. */
async function newPayer(browser: Browser): Promise<Payer> {
  const context = await browser.newContext();
  const asked = await serveStripe(context);
  const page = await context.newPage();
  const email = `payer-${randomUUID()}@example.com`;
  await signIn(page, "Robin Hale", email);
  const saved = await page.request.patch("/api/user/profile", { data: { age: 41, acceptMedicalDisclaimer: true } });
  expect(saved.ok()).toBe(true);
  return { page, email, asked };
}

/** A new teenager with a parent on record. */
async function newTeen(browser: Browser, parentEmail: string): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const id = randomUUID();
  const email = `teen-${id}@example.com`;
  await signIn(page, "Sam Hale", email);
  const profile = { age: 15, parentEmail, acceptMedicalDisclaimer: true };
  const saved = await page.request.patch("/api/user/profile", { data: profile });
  expect(saved.ok()).toBe(true);
  return { page, email };
}

/** The stored data on a person's plan, and Stripe's. */
async function paidBy(email: string) {
  const [person] = await rows<{ stripeCustomerId: string; subscriptionTier: string }>(
    'select "stripeCustomerId", "subscriptionTier" from users where email = $1',
    [email],
  );
  const { subscriptions } = await atStripe("state");
  const theirs = subscriptions.filter(({ customer }) => customer === person?.stripeCustomerId);
  return { tier: person?.subscriptionTier, theirs };
}

const DAY_MS = 86_400_000;

const planOn = (page: Page) => page.getByRole("heading", { name: "Your plan: Plus" });

async function tierIs(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  const title = page.getByRole("heading", { name: /^(Your Plan|Current plan)$/ });
  await expect(title.locator("..").getByText(name, { exact: true })).toBeVisible();
}

test("SUBS-02 SUBS-08 SUBS-15 free, chosen, card stored, on everywhere, cancelled, undone and cancelled again", async ({
  browser,
}) => {
  const { page, email, asked } = await newPayer(browser);
  const subscribe = new Subscribe(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Upgrade Plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
  expect(asked).toEqual([]);

  await subscribe.choose("Plus");
  await expect(page.getByText(/First charge: \$349 on/)).toContainText(written(new Date(Date.now() + 3 * DAY_MS)));
  await expect(page.getByRole("button", { name: "Save card and start 3 free days" })).toBeEnabled();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);

  await subscribe.storeCard(CARDS.good);
  await expect(page.getByText("Welcome to the Plus tier! Your subscription is now active.")).toBeVisible();
  await expect(planOn(page)).toBeVisible();
  await expect(page.getByText(/Free until .* That's when the first \$349 is charged/)).toBeVisible();
  await expect(page.getByText("Visa ending in 4242, expires 04/2030")).toBeVisible();
  await tierIs(page, "/", "Plus");
  await expect(page.getByRole("link", { name: "Upgrade Plan" })).toHaveCount(0);
  await tierIs(page, "/dashboard", "Plus");

  await subscribe.open();
  await subscribe.cancel();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/That's when the first \$349 is charged/)).toBeVisible();
  await subscribe.cancel();
  await page.reload();
  await expect(page.getByText(/Your plan ends on/)).toBeVisible();

  const { tier, theirs } = await paidBy(email);
  expect(tier).toBe("plus");
  expect(theirs).toEqual([expect.objectContaining({ status: "trialing", cancel_at_period_end: true })]);
  await page.context().close();
});

test("ERR-09 SUBS-09 a declined card says so and stores nothing; a bank that asks first brings the person back", async ({
  browser,
}) => {
  const { page } = await newPayer(browser);
  const subscribe = new Subscribe(page);
  await subscribe.open();
  await subscribe.choose("Plus");
  await subscribe.storeCard(CARDS.declined);
  await expect(page.getByText("Payment Failed")).toBeVisible();
  await expect(page.getByText("Your card was declined.").first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/You started with Plus, but no card was saved/)).toBeVisible();
  await subscribe.choose("Plus");
  await subscribe.storeCard(CARDS.asksFirst);
  await expect(page.getByText("Welcome to the Plus tier! Your subscription is now active.")).toBeVisible();
  await expect(planOn(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.context().close();
});

test("SUBS-15 HOME-07 a teenager takes a place in their parent's family plan, reads whose it is, and is free again without it", async ({
  browser,
}) => {
  const { page, email: parent } = await newPayer(browser);
  const teen = await newTeen(browser, parent);
  const subscribe = new Subscribe(page);
  await subscribe.open();
  await subscribe.choose("Family Premium");
  await subscribe.storeCard(CARDS.good);
  await expect(page.getByText("5 places are free.")).toBeVisible();
  await subscribe.invite(teen.email);
  await expect(page.getByText("4 places are free.")).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);

  await teen.page.goto("/");
  await expect(teen.page.getByText("Robin has a place for you in a family plan")).toBeVisible();
  // The browser formats this date, so once it shows, the buttons have handlers.
  await expect(teen.page.getByText(/^You can say yes until/)).toBeVisible();
  await teen.page.getByRole("button", { name: "Yes, please" }).click();
  await expect(teen.page.getByText("You're on Robin's plan")).toBeVisible();
  await tierIs(teen.page, "/", "Family Premium");

  await page.reload();
  await page.getByRole("button", { name: "Remove: Sam" }).click();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.getByText("5 places are free.")).toBeVisible();
  await tierIs(teen.page, "/", "Free");
  await Promise.all([page.context().close(), teen.page.context().close()]);
});

// Last in this file, because time at the local Stripe advances for all tests.
test("SUBS-16 SUBS-18 a month that was not paid, then paid, then given back, ends and is not charged again", async ({
  browser,
}) => {
  const { page, email } = await newPayer(browser);
  const subscribe = new Subscribe(page);
  await subscribe.open();
  await subscribe.choose("Plus");
  await subscribe.storeCard(CARDS.failsLater);
  await expect(planOn(page)).toBeVisible();

  await atStripe("advance", { to: new Date(Date.now() + 3 * DAY_MS + DAY_MS / 12).toISOString() });
  await subscribe.open();
  await expect(page.getByText("Your last payment didn't go through")).toBeVisible();
  await expect(page.getByText("You still owe $349.00.")).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Pay with another card" }).click();
  await subscribe.storeCard(CARDS.good, "Pay $349.00 with this card");
  await expect(page.getByText("Card changed", { exact: true })).toBeVisible();
  await expect(page.getByText(/Next charge:/)).toBeVisible();
  expect((await paidBy(email)).tier).toBe("plus");

  const [invoiceId] = (await paidBy(email)).theirs.map(({ latest_invoice }) => latest_invoice);
  await atStripe("refund", { invoiceId });
  await expect.poll(async () => (await paidBy(email)).theirs.map(({ status }) => status)).toEqual(["canceled"]);
  expect((await paidBy(email)).tier).toBe("free");
  await subscribe.open();
  await expect(page.getByRole("button", { name: "Choose Plus", exact: true })).toBeEnabled();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.context().close();
});
