import { expect, type Locator, type Page } from "@playwright/test";

/** The hub of exercises and routines, and the player behind it. */
export class PhysicalTherapy {
  readonly cards: Locator;
  /** The current exercise in the player. */
  readonly exercise: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole("tabpanel", { name: "Exercises" }).getByRole("article");
    this.exercise = page.getByRole("status").getByRole("heading", { level: 2 });
  }

  async open(): Promise<void> {
    await this.page.goto("/physical-therapy");
    await expect(this.page.getByRole("button", { name: "All", exact: true })).toBeVisible();
  }

  async show(tab: string): Promise<void> {
    await this.page.getByRole("tab", { name: tab }).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  async choose(group: string, option: string): Promise<void> {
    await this.page.getByRole("group", { name: group }).getByText(option, { exact: true }).click();
  }

  /** Generates a routine with one press and returns its name; its reasons are shown. */
  async generate(): Promise<string> {
    await this.press("Generate Routine");
    await expect(this.page.getByText("Routine Generated")).toBeVisible();
    const fresh = this.page.getByRole("tabpanel", { name: "Routines" }).getByRole("article").first();
    await expect(fresh.getByRole("listitem").first()).toBeVisible();
    return (await fresh.getByRole("heading", { level: 3 }).textContent()) ?? "";
  }

  async play(name: string): Promise<void> {
    await this.page
      .getByRole("link", { name: `Open ${name}` })
      .first()
      .click();
    await expect(this.page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  }

  /** Presses Next until the questions after the routine appear. */
  async toTheEnd(): Promise<void> {
    const finish = this.page.getByRole("button", { name: "Finish", exact: true });
    const next = this.page.getByRole("button", { name: "Next", exact: true });
    while ((await finish.count()) === 0) await next.click();
  }
}
