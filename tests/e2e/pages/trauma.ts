import { expect, type Locator, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

/** The adults' trauma screen. */
export class Trauma {
  readonly level: Locator;
  readonly kind: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly answers: Locator;
  readonly alert: Locator;

  constructor(private readonly page: Page) {
    this.level = page.getByRole("slider", { name: "Safety level" });
    this.kind = page.getByLabel("Trauma type");
    this.field = page.getByLabel("Message", { exact: true });
    this.send = page.getByRole("button", { name: "Send", exact: true });
    this.answers = page.getByRole("log").getByRole("listitem").filter({ hasText: "Sage:" });
    this.alert = page.getByRole("alert").filter({ hasText: "barely feel safe" });
  }

  async open(): Promise<void> {
    await this.page.goto("/trauma-therapy");
    await expect(this.kind).toBeEnabled();
  }

  async start(kind: string, approach: string, level: number): Promise<void> {
    await this.level.fill(String(level));
    await this.kind.selectOption(kind);
    await this.page.getByLabel("Approach").selectOption(approach);
    await this.page.getByRole("button", { name: "Start Session" }).click();
    await expect(this.page.getByRole("button", { name: "Leave this session" })).toBeVisible();
  }

  /** Sends a message and returns the response. */
  async say(text: string): Promise<string> {
    const before = await this.answers.count();
    await writePrivately(this.field, text);
    await this.send.click();
    await expect(this.answers).toHaveCount(before + 1);
    return (await this.answers.last().textContent()) ?? "";
  }
}
