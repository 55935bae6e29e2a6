import { expect, type Locator, type Page } from "@playwright/test";

/** /mood: a week or month in faces, each day's details, the table and the file. */
export class MoodHistory {
  readonly days: Locator;
  readonly undo: Locator;

  constructor(private readonly page: Page) {
    this.days = page.getByRole("list", { name: /^Moods by day$|day by day$/ }).getByRole("button");
    this.undo = page.getByRole("button", { name: "Undo" });
  }

  async open(): Promise<void> {
    await this.page.goto("/mood");
    const nothing = this.page.getByText(/^No (check-ins during this time|feelings here)\./);
    await expect(this.days.first().or(nothing)).toBeVisible();
    // On the first days of a month there may be nothing in it yet.
    if (await nothing.isVisible()) await this.before();
    await expect(this.days.first()).toBeVisible();
  }

  /** The name of the week or month shown. */
  get span(): Locator {
    return this.page.getByRole("heading", { level: 2 }).first();
  }

  /** The heading of the day whose notes are open. */
  get day(): Locator {
    return this.page.getByRole("heading", { level: 2 }).nth(1);
  }

  /** The spoken part of a day's button, without its visible text. */
  async nameOf(day: Locator): Promise<string> {
    return ((await day.locator(".sr-only").first().textContent()) ?? "").trim();
  }

  show(span: "Week" | "Month"): Promise<void> {
    return this.page.getByRole("button", { name: span, exact: true }).click();
  }

  before(): Promise<void> {
    return this.page.getByRole("button", { name: /^(Previous|The) (week|month)( before)?$/ }).click();
  }

  after(): Promise<void> {
    return this.page.getByRole("button", { name: /^(Next|The next) (week|month)$/ }).click();
  }

  async table(): Promise<Locator> {
    await this.page.getByText("Show as a table").click();
    return this.page.getByRole("table");
  }

  /** Deletes the last entry of the open day. */
  removeLast(): Promise<void> {
    return this.page
      .getByRole("button", { name: /^Delete / })
      .last()
      .click();
  }

  async file(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: /as a file$/ }).click(),
    ]);
    const stream = await download.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    return Buffer.concat(parts).toString("utf8");
  }
}
