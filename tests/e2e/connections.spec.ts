import { expect, type Page } from "@playwright/test";
import { signIn } from "./pages/sign-in";
import { enterStaffArea } from "./support/staff";
import { test } from "./support/test";

/** Opens the page with this tab's PIN session. */
async function openConnections(page: Page, email: string): Promise<void> {
  await signIn(page, "Tilda", email);
  await page.request.patch("/api/user/profile", { data: { age: 40, acceptMedicalDisclaimer: true } });
  await enterStaffArea(page);
  await page.goto("/admin/connections");
  await expect(page.getByRole("heading", { level: 1, name: "Platform Connections" })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("CONN-10 CONN-11 CONN-15 YouTube is authorized in the small window, and disconnected again", async ({ page }) => {
  await openConnections(page, "tilda@example.com");
  await expect(card(page, "YouTube").getByText("Not Connected", { exact: true })).toBeVisible();

  const opening = page.waitForEvent("popup");
  await card(page, "YouTube").getByRole("button", { name: "Authorize YouTube" }).click();
  const popup = await opening;
  const closed = popup.waitForEvent("close");
  // The platform's page cuts the popup off from this page, so the message comes over the channel.
  await popup.getByRole("link", { name: "Allow" }).click();
  await closed;
  await expect(page.getByText("YouTube Connected!")).toBeVisible();
  await expect(card(page, "YouTube").getByText("Connected", { exact: true })).toBeVisible();
  await expect(card(page, "YouTube").getByText("Connected as Willow Channel.")).toBeVisible();

  await card(page, "YouTube").getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect YouTube" }).click();
  await expect(page.getByText("Platform disconnection would require OAuth token revocation")).toBeVisible();
  await expect(card(page, "YouTube").getByText("Not Connected", { exact: true })).toBeVisible();
});

test("CONN-13 Facebook's window leads to the real authorization", async ({ page }) => {
  await openConnections(page, "tilda2@example.com");
  const opening = page.waitForEvent("popup");
  await card(page, "Facebook").getByRole("button", { name: "Connect Account" }).click();
  const popup = await opening;
  await popup.getByRole("link", { name: "Allow" }).click();
  await expect(card(page, "Facebook").getByText("Connected as Willow Page.")).toBeVisible();
});
