import { expect, type Locator, type Page } from "@playwright/test";

/** The start page as a visitor sees it. */
export class Landing {
  readonly hero: Locator;

  constructor(readonly page: Page) {
    this.hero = page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  section(name: string | RegExp): Locator {
    return this.page.locator("section").filter({ has: this.page.getByRole("heading", { level: 2, name }) });
  }

  sample(persona: string): Locator {
    return this.page.getByRole("figure", { name: `Sample conversation: ${persona}` });
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
  }
}
