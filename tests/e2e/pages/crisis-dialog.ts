import { expect, type Locator, type Page } from "@playwright/test";

export class CrisisDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("dialog").filter({ has: page.getByRole("link", { name: /988/ }) });
  }

  async expectOpen(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.root.getByRole("link", { name: /Call 988/ })).toHaveAttribute("href", "tel:988");
    await expect(this.root.getByRole("link", { name: /Text 741741/ })).toHaveAttribute("href", /^sms:741741/);
  }

  async close(): Promise<void> {
    await this.root.getByRole("button", { name: "Close", exact: true }).click();
    await expect(this.root).toBeHidden();
  }
}
