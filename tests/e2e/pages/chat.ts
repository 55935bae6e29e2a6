import { expect, type Page } from "@playwright/test";
import { writePrivately } from "../support/typed";

export class Chat {
  constructor(private readonly page: Page) {}

  async open(): Promise<string> {
    await this.page.goto("/chat");
    await expect(this.page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
    await expect(this.page.getByLabel("Message", { exact: true })).toBeEditable();
    return this.page.url().split("/").at(-1) ?? "";
  }

  /** Sends a message and answers the events of its stream; the reply stands on the page by then. */
  async say(text: string): Promise<string[]> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith("/api/chat/message"));
    await writePrivately(this.page.getByLabel("Message", { exact: true }), text);
    await this.page.getByRole("button", { name: "Send", exact: true }).click();
    const body = await (await answered).text();
    const events = [...body.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name);
    const done = /^event: done\ndata: (.+)$/m.exec(body)?.[1];
    if (done) {
      const [firstLine = ""] = JSON.parse(done).message.content.split("\n");
      await expect(this.page.getByText(firstLine.slice(0, 60)).last()).toBeVisible();
    }
    return events;
  }
}
