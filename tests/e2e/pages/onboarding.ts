import { expect, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

export class Onboarding {
  constructor(private readonly page: Page) {}

  async basics({ age, parentEmail }: { age: number; parentEmail?: string }): Promise<void> {
    await this.page.getByLabel("Age", { exact: true }).fill(String(age));
    if (parentEmail) await this.page.getByLabel("Parent/Guardian e-mail").fill(parentEmail);
    await this.next();
  }

  async culture({ background, religion }: { background: string; religion: string }): Promise<void> {
    await this.page.getByLabel("Cultural background").selectOption({ label: background });
    await this.page.getByLabel("Religious/spiritual background").selectOption({ label: religion });
    await this.next();
  }

  async goals(text: string): Promise<void> {
    await writePrivately(this.page.getByLabel("Therapy goals"), text);
  }

  /** @param leadsTo the URL the person ends up on */
  async complete(leadsTo: string | RegExp = "/"): Promise<void> {
    await this.page.getByLabel("I accept the terms and conditions").check();
    await this.page.getByLabel("I acknowledge the medical disclaimer").check();
    await this.page.getByRole("button", { name: "Complete Setup" }).click();
    await expect(this.page.getByText("Profile Complete!")).toBeVisible();
    await expect(this.page).toHaveURL(leadsTo);
  }

  /** Waits for the next step: pressing again earlier would act on the current one. */
  async next(): Promise<void> {
    const heading = this.page.locator("form h2");
    const before = (await heading.textContent()) ?? "";
    await this.page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(heading).not.toHaveText(before);
  }
}
