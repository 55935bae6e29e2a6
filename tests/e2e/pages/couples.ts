import { expect, type Locator, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

/** /couples-therapy: the talks of two people, the open one, and each person's private parts. */
export class Couples {
  readonly log: Locator;
  readonly message: Locator;
  readonly private: Locator;

  constructor(readonly page: Page) {
    this.log = page.getByRole("log");
    this.message = page.getByLabel("Message", { exact: true });
    this.private = page.getByLabel("Private", { exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto("/couples-therapy");
    await expect(this.page.getByRole("heading", { level: 1, name: "Couples Therapy" })).toBeVisible();
  }

  async start(title: string): Promise<void> {
    await this.page.getByLabel("Focus").selectOption("trust");
    await this.page.getByLabel("Approach").selectOption("imago");
    await this.page.getByLabel("Session title").fill(title);
    await this.page.getByRole("button", { name: "Start Session" }).click();
    await expect(this.page.getByRole("heading", { name: title })).toBeVisible();
  }

  choose(title: string): Promise<void> {
    return this.page.getByRole("region", { name: "Your conversations" }).getByRole("button", { name: title }).click();
  }

  async say(text: string): Promise<void> {
    await writePrivately(this.message, text);
    await this.message.press("Enter");
    await expect(this.log.getByText(text)).toBeVisible();
    await expect(this.page.getByText("Sage is thinking")).toHaveCount(0);
  }
}
