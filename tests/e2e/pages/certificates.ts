import { expect, type Locator, type Page } from "@playwright/test";

/** /certificates, a program's page, and one of the person's own certificates. */
export class Certificates {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/certificates");
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(/Certificates$/);
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  async begin(programme: string): Promise<void> {
    await this.page.getByRole("link", { name: `Look inside: ${programme}` }).click();
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(programme);
    await this.page.getByRole("button", { name: /^(Start this program|Start this)$/ }).click();
    await expect(this.page.getByText(/^You('ve started| started!)$/)).toBeVisible();
  }

  /** One step of the open program, by its title. */
  step(title: string): Locator {
    return this.page.getByRole("article").filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  async openCertificate(programme: string): Promise<void> {
    await this.page.getByRole("link", { name: `Open certificate: ${programme}` }).click();
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(programme);
  }

  async download(): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: "Download" }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
    return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
  }
}
