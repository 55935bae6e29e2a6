import { expect, type Locator, type Page } from "@playwright/test";
import { CrisisDialog } from "./pages/crisis-dialog";
import { test } from "./support/test";
import { writePrivately } from "./support/typed";

const MAX_STOPS = 90;

/** Presses Tab until the element has focus, like a person without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let at = 0; at < MAX_STOPS; at += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("CRIS-09 MOOD-01 CHAT-13 without a mouse: sign-in, mood, talk, help and back", async ({ page }) => {
  await page.goto("/");
  await enter(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await tabTo(page, page.getByLabel("Name"));
  await page.keyboard.type("Noah");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type("noah@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();

  await page.goto("/");
  await enter(page, page.getByRole("button", { name: "Neutral", exact: true }).first());
  await expect(page.getByText("Mood logged successfully").first()).toBeVisible();

  await enter(
    page,
    page.getByRole("link", { name: "Start New Session" }).or(page.getByRole("button", { name: "Start New Session" })),
  );
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  const field = page.getByLabel("Message", { exact: true });
  await tabTo(page, field);
  await writePrivately(field, "The night shift leaves me hollow");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");

  const help = page.getByRole("banner").getByRole("button", { name: "Crisis", exact: true });
  await enter(page, help);
  const dialog = new CrisisDialog(page);
  await dialog.expectOpen();
  await page.keyboard.press("Escape");
  await expect(dialog.root).toBeHidden();
  await expect(help).toBeFocused();
});
