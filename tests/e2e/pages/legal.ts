import { expect, type Locator, type Page } from "@playwright/test";

export const LEGAL_PATHS = ["/terms", "/privacy", "/use-license", "/compliance", "/healthcare-professionals"] as const;

/** A legal page: one of the five, or the license to accept. */
export class LegalPage {
  readonly back: Locator;
  readonly print: Locator;
  readonly shortVersion: Locator;
  readonly contents: Locator;

  constructor(readonly page: Page) {
    this.back = page.getByRole("button", { name: "Back", exact: true });
    this.print = page.getByRole("button", { name: "Print", exact: true });
    this.shortVersion = page.getByRole("region", { name: "The short version for you" });
    this.contents = page.getByRole("navigation", { name: "On this page" });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  async expectPath(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path);
  }

  /** The license data stored on the device, including the older key. */
  license(): Promise<{ kept: { version: string; acceptedAt: string } | null; older: string | null }> {
    return this.page.evaluate(() => ({
      kept: JSON.parse(localStorage.getItem("willow.license") ?? "null"),
      older: localStorage.getItem("licenseAccepted"),
    }));
  }
}
