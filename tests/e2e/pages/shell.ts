import { expect, type Locator, type Page } from "@playwright/test";

/** The frame around every page. */
export class Shell {
  readonly header: Locator;
  readonly crisisButton: Locator;
  readonly quickExit: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole("banner");
    this.crisisButton = this.header.getByRole("button", { name: /^(Crisis|Help!)$/ });
    this.quickExit = this.header.getByRole("button", { name: "Quick exit" });
  }

  /**
   * Answers for every other host, so that quick exit needs no network; its text shows that the page
   * was left.
   */
  async pretendWeather(): Promise<void> {
    await this.page.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => route.fulfill({ contentType: "text/html", body: "<h1>Cloudy</h1>" }),
    );
  }

  async expectLeft(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Cloudy" })).toBeVisible();
    expect(new URL(this.page.url()).hostname).not.toBe("localhost");
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
  }

  /** Adjacent elements of the header that overlap. */
  collisions(): Promise<string[]> {
    return this.header.evaluate((header) => {
      const seen = [...header.querySelectorAll("a, button")].filter(
        (part) => part.checkVisibility() && !part.closest("[popover]"),
      );
      const boxes = seen.map((part) => ({ name: part.textContent ?? "", box: part.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, at) => {
        const next = boxes[at + 1];
        return next && next.box.left < box.right - 0.5 ? [`${name} / ${next.name}`] : [];
      });
    });
  }
}
