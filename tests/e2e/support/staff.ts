import { expect, type Page } from "@playwright/test";
import { DEMO_PIN } from "../../../scripts/lib/demo-pin.mjs";

/** Opens a PIN session for this tab's person; the tab doesn't have its token yet. */
async function openStaffSession(page: Page): Promise<string> {
  const answer = await page.request.post("/api/admin/authenticate", { data: { pin: DEMO_PIN } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  return token;
}

/** Enters the PIN for this tab's person, so that staff pages have it from their first script on. */
export async function enterStaffArea(page: Page): Promise<void> {
  await page.addInitScript((held) => sessionStorage.setItem("adminSessionToken", held), await openStaffSession(page));
}

/**
 * The same, with a session that has meanwhile ended on the server. Only the next page gets its
 * token: an open page would report the end before the test looks.
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
