import { expect, type Page } from "@playwright/test";
import { DEMO_PIN } from "../../../scripts/lib/demo-pin.mjs";

/** Opens a PIN session for the person of this tab; the tab does not hold its token yet. */
export async function openStaffSession(page: Page): Promise<string> {
  const answer = await page.request.post("/api/admin/authenticate", { data: { pin: DEMO_PIN } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  return token;
}

/**
 * Puts the PIN in for the person of this tab, so that staff pages open in it from their first
 * script on.
 */
export async function enterStaffArea(page: Page): Promise<void> {
  await page.addInitScript((held) => sessionStorage.setItem("adminSessionToken", held), await openStaffSession(page));
}

/**
 * The same with a session that has ended on the server meanwhile. The next page is the first to
 * hold its token: one that is open already would say so before anybody looks.
 */
export async function enterStaffAreaTooLate(page: Page): Promise<void> {
  const token = await openStaffSession(page);
  const ended = await page.request.post("/api/admin/logout", { headers: { "x-admin-session-token": token } });
  expect(ended.status()).toBe(200);
  await page.addInitScript((held) => {
    if (sessionStorage.getItem("heldTooLate")) return;
    sessionStorage.setItem("heldTooLate", "yes");
    sessionStorage.setItem("adminSessionToken", held);
  }, token);
}
