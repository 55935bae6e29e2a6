import { expect, type Locator, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

interface Watched {
  chatStreams?: string[];
}

/** The last event of a stream. */
interface Done {
  readonly message: { readonly content: string };
}

/**
 * The browser doesn't keep the body of a streamed response, so this copies each one as it arrives.
 */
async function watchStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    (window as Watched).chatStreams = kept;
    const fetched = window.fetch;
    window.fetch = async (...args) => {
      const response = await fetched(...args);
      if (response.url.endsWith("/api/chat/message")) {
        const at = kept.push("") - 1;
        void response
          .clone()
          .text()
          .then((text) => {
            kept[at] = text;
          });
      }
      return response;
    };
  });
}

export class Chat {
  private count = 0;

  /** The whole conversation: who answers, the messages, and the text field. */
  readonly panel: Locator;
  readonly panelHeader: Locator;
  readonly field: Locator;
  readonly notSent: Locator;
  readonly toast: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.locator("[data-chat-panel]");
    this.panelHeader = this.panel.getByRole("heading", { level: 1 }).locator("xpath=ancestor::header");
    this.field = page.getByLabel("Message", { exact: true });
    this.notSent = page.getByText("Not sent yet.");
    this.toast = page.getByRole("region", { name: "Notifications" }).getByText("Failed to send message");
  }

  /** Sends a message while the network is down. */
  async sendIntoNothing(text: string): Promise<void> {
    await this.page.route("**/api/chat/message", (route) => route.abort());
    await writePrivately(this.field, text);
    await this.page.getByRole("button", { name: "Send", exact: true }).click();
  }

  /** Shows the browser a conversation that doesn't exist on the server. */
  async pretend(messages: readonly { role: string; content: string; activities?: readonly string[] }[]): Promise<void> {
    await this.page.route("**/api/chat/sessions/*/messages", (route) =>
      route.fulfill({
        json: messages.map(({ role, content, activities }, at) => ({
          id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
          sessionId: route.request().url().split("/").at(-2),
          role,
          content,
          metadata: activities ? { suggested_activities: activities } : null,
          createdAt: new Date(Date.UTC(2026, 10, 1, 12, at)).toISOString(),
        })),
      }),
    );
  }

  async open(): Promise<string> {
    await watchStreams(this.page);
    await this.page.goto("/chat");
    await expect(this.page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
    await expect(this.field).toBeEditable();
    return this.page.url().split("/").at(-1) ?? "";
  }

  /** Sends a message and returns its stream's events, once the reply is on the page. */
  async say(text: string): Promise<string[]> {
    const { events, done } = await this.sent(text);
    const [firstLine = ""] = done.message.content.split("\n");
    await expect(this.page.getByText(firstLine.slice(0, 60)).last()).toBeAttached();
    return events;
  }

  private async sent(text: string): Promise<{ events: string[]; done: Done }> {
    await writePrivately(this.field, text);
    await this.page.getByRole("button", { name: "Send", exact: true }).click();
    const body = await this.nextStream();
    const done = /^event: done\ndata: (.+)$/m.exec(body)?.[1];
    expect(done).toBeDefined();
    return {
      events: [...body.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name),
      done: JSON.parse(done ?? ""),
    };
  }

  private async nextStream(): Promise<string> {
    const at = this.count;
    this.count += 1;
    const stream = await this.page.waitForFunction((index) => (window as Watched).chatStreams?.[index], at);
    return (await stream.jsonValue()) ?? "";
  }
}
