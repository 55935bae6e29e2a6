import { expect, type Page } from "@playwright/test";
import { atStripe, STRIPE_BASE, serveStripe } from "../e2e/support/stripe";
import { CARDS } from "../fakes/stripe/cards";
import { LOCAL_KEYS } from "../fakes/stripe/settings";

const CARD_FIELDS = 'iframe[title="Secure payment input frame"]';
const planOn = (page: Page) => page.getByRole("heading", { name: "Your plan: Plus" });
const choose = (page: Page) => page.getByRole("button", { name: "Choose Plus", exact: true });

/**
 * A server started without the local Stripe shows that nothing can be bought, so that's what the
 * screenshot shows.
 */
const canPay = async (page: Page): Promise<boolean> => {
  await expect(page.getByRole("heading", { name: "Free", exact: true })).toBeVisible();
  return (await page.getByText("Payment System Unavailable").count()) === 0;
};

/**
 * Ends the plans that an earlier screenshot started, so that every size starts from the plan list.
 */
async function endAll(page: Page): Promise<void> {
  const { subscriptions } = await atStripe("state");
  for (const { id, status } of subscriptions) {
    if (status === "canceled") continue;
    const headers = { authorization: `Bearer ${LOCAL_KEYS.secretKey}` };
    await fetch(`${STRIPE_BASE}/v1/subscriptions/${id}`, { method: "DELETE", headers });
  }
  await atStripe("state");
  await page.reload();
}

/** Opens the terms and the card form. */
export async function openCardForm(page: Page): Promise<void> {
  if (!(await canPay(page))) return;
  await serveStripe(page.context());
  await endAll(page);
  await choose(page).click();
  await expect(page.getByRole("button", { name: /^(Save card|Pay)/ })).toBeEnabled();
}

/** The running plan, with everything that can be done about it. */
export async function startPlan(page: Page): Promise<void> {
  if (!(await canPay(page))) return;
  if ((await planOn(page).count()) > 0) return;
  await openCardForm(page);
  const fields = page.frameLocator(CARD_FIELDS);
  await fields.getByLabel("Card number").fill(CARDS.good);
  await fields.getByLabel("Expiration date MM / YY").fill("04/30");
  await fields.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^(Save card|Pay)/ }).click();
  await expect(planOn(page)).toBeVisible();
  await page.reload();
  await page.waitForLoadState("networkidle");
}

export async function askToCancel(page: Page): Promise<void> {
  await startPlan(page);
  if (await canPay(page)) await page.getByRole("button", { name: "Cancel plan" }).click();
}
