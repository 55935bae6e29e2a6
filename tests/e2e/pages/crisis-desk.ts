import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "./sign-in";

/** The demo prints it at its start. */
const DEMO_PIN = "246810";

/** /admin/crisis-management, worked at with the keyboard alone once the PIN is in. */
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

  /** The PIN where it is asked for; the page that one came for opens behind it (decision 0037). */
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
    await expect(this.page.getByRole("heading", { name: "What fired" })).toBeVisible();
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Walks down from the line that has the focus to one of these; answers its id. */
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
    // By its first letters, as a person does without a mouse.
    await this.page.keyboard.type(value);
  }

  said(text: string): Locator {
    return this.page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
  }
}
