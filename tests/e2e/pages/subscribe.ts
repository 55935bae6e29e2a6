import { expect, type FrameLocator, type Page } from "@playwright/test";

/** /subscribe: the plans, the card form with Stripe's frame in it, and the running plan. */
export class Subscribe {
  private readonly fields: FrameLocator;

  constructor(readonly page: Page) {
    this.fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  }

  async open(): Promise<void> {
    await this.page.goto("/subscribe");
    await expect(this.page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
  }

  /** Chooses a plan and waits for its form. */
  async choose(plan: string): Promise<void> {
    await this.page.getByRole("button", { name: `Choose ${plan}`, exact: true }).click();
    await expect(this.page.getByRole("heading", { name: `Start ${plan}` })).toBeVisible();
  }

  async storeCard(number: string, button = "Save card and start 3 free days"): Promise<void> {
    await this.fields.getByLabel("Card number").fill(number);
    await this.fields.getByLabel("Expiration date MM / YY").fill("04/30");
    await this.fields.getByLabel("Security code").fill("123");
    await this.page.getByRole("button", { name: button }).click();
  }

  async invite(email: string): Promise<void> {
    await this.page.getByLabel("Family member's e-mail").fill(email);
    await this.page.getByRole("button", { name: "Send invitation" }).click();
    await expect(this.page.getByText("Invitation sent", { exact: true })).toBeVisible();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole("button", { name: "Cancel plan" }).click();
    await this.page.getByRole("button", { name: "Yes, cancel" }).click();
    await expect(this.page.getByText(/Your plan ends on .* You won't be charged again/)).toBeVisible();
  }
}
