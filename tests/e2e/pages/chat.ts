import { expect, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

interface Watched {
  chatStreams?: string[];
}

/** The browser keeps no body of a streamed answer, so a copy of each is set aside as it arrives. */
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

  constructor(private readonly page: Page) {}

  async open(): Promise<string> {
    await watchStreams(this.page);
    await this.page.goto("/chat");
    await expect(this.page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
    await expect(this.page.getByLabel("Message", { exact: true })).toBeEditable();
    return this.page.url().split("/").at(-1) ?? "";
  }

  /** Sends a message and answers the events of its stream; the reply stands on the page by then. */
  async say(text: string): Promise<string[]> {
    await writePrivately(this.page.getByLabel("Message", { exact: true }), text);
    await this.page.getByRole("button", { name: "Send", exact: true }).click();
    const body = await this.nextStream();
    const events = [...body.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name);
    const done = /^event: done\ndata: (.+)$/m.exec(body)?.[1];
    expect(done).toBeDefined();
    const [firstLine = ""] = JSON.parse(done ?? "").message.content.split("\n");
    await expect(this.page.getByText(firstLine.slice(0, 60)).last()).toBeAttached();
    return events;
  }

  private async nextStream(): Promise<string> {
    const at = this.count;
    this.count += 1;
    const stream = await this.page.waitForFunction((index) => (window as Watched).chatStreams?.[index], at);
    return (await stream.jsonValue()) ?? "";
  }
}
