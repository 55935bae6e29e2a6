import { expect, type Page } from "@playwright/test";
import { DEMO_PIN } from "../../../scripts/lib/demo-pin.mjs";

/** Puts the PIN in for the person of this tab, so that staff pages open in it from their first script on. */
export async function enterStaffArea(page: Page): Promise<void> {
  const answer = await page.request.post("/api/admin/authenticate", { data: { pin: DEMO_PIN } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  await page.addInitScript((held) => sessionStorage.setItem("adminSessionToken", held), token);
}
