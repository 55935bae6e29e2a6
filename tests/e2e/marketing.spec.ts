import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { Marketing } from "./pages/marketing";
import { signIn } from "./pages/sign-in";
import { test } from "./support/test";

const problems = async (page: Parameters<typeof signIn>[0]) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

test("AMKT-08 MKTG-04 a post is drafted, kept from a claim, approved and let out", async ({ page }) => {
  await signIn(page, "Mara", "mara.marketing@example.com");
  await page.request.patch("/api/user/profile", { data: { age: 40, acceptMedicalDisclaimer: true } });
  const desk = new Marketing(page);
  await desk.enterDesk();
  await desk.generate("twitter");
  await expect(desk.newest().getByText("Draft", { exact: true })).toBeVisible();

  await desk.press(/^Edit/);
  await desk.newest().getByLabel("Text", { exact: true }).fill("Willow cures a bad week, guaranteed.");
  await desk.press("Save");
  await desk.press(/^Approve/);
  await expect(desk.newest().getByText("Before it can be approved:")).toBeVisible();

  await desk.press(/^Edit/);
  await desk.newest().getByLabel("Text", { exact: true }).fill("Write one line tonight. It may be a short one.");
  await desk.press("Save");
  await desk.press(/^Approve/);
  await expect(desk.newest().getByText("Approved", { exact: true })).toBeVisible();
  expect(await problems(page)).toEqual([]);

  await page.getByRole("button", { name: "Post to All Platforms" }).click();
  await expect(page.getByText(/^Successfully posted to \d platform\(s\)$/)).toBeVisible();
  await expect(desk.newest().getByText("Posted", { exact: true })).toBeVisible();
});

test("MKTG-01 MKTG-05 a member drafts without a PIN, and cannot post for the company", async ({ page }) => {
  await signIn(page, "Otto", "otto.marketing@example.com");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.request.patch("/api/user/profile", { data: { age: 40, acceptMedicalDisclaimer: true } });
  await page.goto("/marketing");
  const place = new Marketing(page);
  await place.generate("facebook", "Generate Success Story");
  await expect(place.newest().getByText("Illustrative", { exact: true })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  expect(await problems(page)).toEqual([]);
  await expect(page.getByText(/Only an admin can send posts/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Post to All Platforms" })).toHaveCount(0);
  await place.press(/^Delete/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
});
