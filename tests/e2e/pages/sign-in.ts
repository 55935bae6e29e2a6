import { expect, type Page } from "@playwright/test";

/** Signs in at the demo provider, on whichever page asks for it. */
export async function signIn(page: Page, name: string, email: string, returnTo = "/"): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, name, email);
}

export async function fillSignIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("link", { name: /^(Logout|Sign Out)$/ })).toBeVisible();
}
