import type { Page } from "@playwright/test";
import { Marketing } from "../e2e/pages/marketing";
import type { Scene } from "./scenes";

async function openApproach(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Cognitive/ })
    .first()
    .click();
  await page.waitForLoadState("networkidle");
}

const openTable = (page: Page): Promise<void> => page.getByText("Show all as a table").click();

async function draftForYoutube(page: Page): Promise<void> {
  await new Marketing(page).generate("youtube");
}

async function editPost(page: Page): Promise<void> {
  await draftForYoutube(page);
  await new Marketing(page).press(/^Edit/);
}

/** The pages that need only the PIN. */
export const STAFF_SCENES: readonly Scene[] = [
  { name: "admin-settings", path: "/admin/settings", lookers: ["staff"] },
  { name: "admin-therapy-types", path: "/admin/therapy-types", lookers: ["staff"], act: openApproach },
  { name: "marketing-desk", path: "/admin/marketing", lookers: ["staff"], act: draftForYoutube },
  { name: "marketing-editor", path: "/admin/marketing", lookers: ["staff"], act: editPost },
  { name: "admin-analytics", path: "/admin/analytics", lookers: ["staff"], act: openTable },
];
