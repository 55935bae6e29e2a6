import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "./sign-in";

/** The PIN that the demo prints when it starts. */
const DEMO_PIN = "246810";

/** /admin/crisis-management, operated only by keyboard once the PIN is entered. */
export class CrisisDesk {
  readonly queue: Locator;

  constructor(readonly page: Page) {
    this.queue = page.getByRole("list", { name: "Incidents" });
  }

  async open(): Promise<void> {
    await signIn(this.page, "Sam Clarke", "clinician@example.com");
    await this.page.goto("/admin/crisis-management");
    await this.enter();
  }

  /** Enters the PIN if asked for it; the requested page then opens (decision 0037). */
  async enter(): Promise<void> {
    const pin = this.page.getByLabel("Admin PIN");
    await expect(pin.or(this.queue)).toBeVisible();
    if (await pin.isVisible()) {
      await pin.fill(DEMO_PIN);
      await this.page.keyboard.press("Enter");
    }
    await expect(this.page.getByRole("heading", { level: 1, name: "Crisis Management" })).toBeVisible();
    await expect(this.queue).toBeVisible();
  }

  async openFirst(): Promise<void> {
    await this.queue.getByRole("button").first().click();
    await expect(this.page.getByRole("heading", { name: "What triggered this" })).toBeVisible();
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Moves down from the focused line to one of these, and returns its id. */
  async walkTo(ids: ReadonlySet<string>): Promise<string> {
    const most = (await this.queue.getByRole("button").count()) + 1;
    for (let step = 0; step < most; step += 1) {
      const at = await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.incident);
      if (at && ids.has(at)) return at;
      await this.press("j");
    }
    throw new Error("none of the incidents stands in the queue");
  }

  async choose(value: string): Promise<void> {
    // Types its first letters, like a person without a mouse.
    await this.page.keyboard.type(value);
  }

  said(text: string): Locator {
    return this.page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
  }
}
