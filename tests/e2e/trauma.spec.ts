import { expect } from "@playwright/test";
import { Shell } from "./pages/shell";
import { Trauma } from "./pages/trauma";
import { faultsInBothThemes, faultsOfKeyboardWalk, widthOnPhone } from "./support/page-checks";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const CALM = "I am always on edge and I want to do exposure now.";

test("TRAU-04 TRAU-14 TRAU-15 an adult who hardly feels safe is steadied, and can leave at once", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  const trauma = new Trauma(page);
  await trauma.open();
  await trauma.start("combat", "exposure", 3);
  for (const number of ["988", "741741", "911"]) await expect(trauma.alert).toContainText(number);
  const answer = await trauma.say(CALM);
  expect(answer).toMatch(/wait|not today/i);
  for (const number of ["988", "741741", "911"]) expect(answer).toContain(number);

  await page.getByRole("button", { name: "Ground me" }).click();
  await expect(page.getByRole("dialog", { name: "Five senses" })).toBeVisible();
  await page.keyboard.press("Escape");

  const talk = new URL(page.url()).searchParams.get("talk");
  await page.reload();
  await expect(page.getByRole("log")).toContainText(CALM);
  await page.goto("/");
  await page
    // Home doesn't reveal what kind of trauma it's about.
    .getByRole("link", { name: /trauma therapy/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/chat/${talk}$`));
  await expect(page.getByText(CALM)).toBeVisible();

  await trauma.open();
  const shell = new Shell(page);
  await shell.pretendWeather();
  await shell.quickExit.click();
  await shell.expectLeft();
});

test("TRAU-01 the page is clean in both themes, fits a phone and is reached by keyboard", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  const trauma = new Trauma(page);
  await trauma.open();
  await trauma.level.fill("2");
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  expect(await faultsOfKeyboardWalk(page)).toEqual([]);
});

test("TRAU-02 a child gets the support page, clean and on a phone", async ({ browser }) => {
  const page = await tabOf(browser, "child");
  await page.goto("/trauma-therapy");
  await expect(page.getByRole("heading", { level: 1, name: "Trauma Support" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  await page.getByRole("main").getByRole("link", { name: "Talk to Buddy" }).click();
  await expect(page).toHaveURL(/\/chat/);
});
