import { expect, type Locator, type Page } from "@playwright/test";
import { enterStaffArea } from "../support/staff";

/** The desk for posts, and the page on which any adult drafts. */
export class Marketing {
  constructor(readonly page: Page) {}

  /** Opens the staff desk with this tab's PIN session. */
  async enterDesk(): Promise<void> {
    await enterStaffArea(this.page);
    await this.page.goto("/admin/marketing");
    await expect(this.page.getByRole("heading", { level: 1, name: "Marketing Dashboard" })).toBeVisible();
  }

  async generate(platform: string, button = "Generate Post"): Promise<void> {
    await this.page.getByLabel("Platform", { exact: true }).selectOption(platform);
    await this.page.getByRole("button", { name: button }).click();
    await expect(this.page.getByText("Draft Ready")).toBeVisible();
  }

  /** The newest post comes first. */
  newest(): Locator {
    return this.page.getByRole("region", { name: "Posts", exact: true }).getByRole("article").first();
  }

  async press(name: RegExp | string): Promise<void> {
    await this.newest().getByRole("button", { name }).click();
  }
}
