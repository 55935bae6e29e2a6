import { expect, type Locator } from "@playwright/test";
import { Chat } from "./pages/chat";
import { type Known, tabOf } from "./support/people";
import { test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const PEOPLE: readonly Known[] = ["adult", "child"];

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { ...box, bottom: box.y + box.height };
}

for (const person of PEOPLE) {
  test(`CHAT-04 ${person}: the panel fills what header and bar leave on a phone, and 80 % of a desktop`, async ({
    browser,
  }) => {
    const page = await tabOf(browser, person);
    await page.setViewportSize(PHONE);
    const chat = new Chat(page);
    await chat.open();
    const [header, bar, panel] = await Promise.all([
      boxOf(page.getByRole("banner").first()),
      boxOf(page.locator("[data-bottom-bar]")),
      boxOf(chat.panel),
    ]);
    expect(Math.abs(panel.y - header.bottom)).toBeLessThanOrEqual(2);
    expect(Math.abs(panel.bottom - bar.y)).toBeLessThanOrEqual(2);
    expect((await boxOf(chat.field)).bottom).toBeLessThan(bar.y);

    await page.setViewportSize(DESKTOP);
    await expect.poll(async () => Math.round((await boxOf(chat.panel)).height)).toBe(DESKTOP.height * 0.8);
    await page.context().close();
  });

  test(`ERR-07 ${person}: a notice leaves the panel's header free, and a reload still says what is unsent`, async ({
    browser,
  }) => {
    const page = await tabOf(browser, person);
    await page.setViewportSize(PHONE);
    const chat = new Chat(page);
    await chat.open();
    await chat.sendIntoNothing("The bus was late and everybody looked");
    await expect(chat.toast).toBeVisible();
    expect((await boxOf(chat.toast)).y).toBeGreaterThan((await boxOf(chat.panelHeader)).bottom);
    await expect(chat.notSent).toBeVisible();
    await page.reload();
    await expect(chat.field).toHaveValue("The bus was late and everybody looked");
    await expect(chat.notSent).toBeVisible();
    await page.context().close();
  });
}

test("CHAT-09 CHAT-10 in a long conversation the newest words are in view, and breathing opens with its button", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  await page.setViewportSize({ width: 375, height: 740 });
  const chat = new Chat(page);
  await chat.pretend([
    ...Array.from({ length: 20 }, (_, at) => ({
      role: at % 2 ? "assistant" : "user",
      content: `Line ${at}. `.repeat(20),
    })),
    { role: "assistant", content: "Shall we slow down?", activities: ["Slow breathing", "Write it down", "A walk"] },
  ]);
  await chat.open();
  await expect(page.getByRole("button", { name: "A walk" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Slow breathing" }).click();
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin).toBeInViewport({ ratio: 1 });
  await begin.click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
  await page.context().close();
});
