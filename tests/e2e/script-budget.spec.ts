import { type APIRequestContext, expect } from "@playwright/test";
import { scriptBytes } from "../measure/script-bytes";
import { signIn } from "./pages/sign-in";
import { test } from "./support/test";

const KIB = 1024;

/**
 * Scripts (gzipped KiB) that an empty page loads in addition to the framework's own (bench/bare):
 * the parts of the router that a layout needs.
 */
const BARE_LAYOUT = 3.4;

/** Maximum scripts (gzipped KiB) of the first load, beyond a bare page's (docs/performance.md). */
const LANDING = 25;
const CHAT = 70;
const OTHER = 60;

const OPEN = ["/privacy", "/terms", "/safety", "/compliance", "/healthcare-professionals"];
const OWN = [
  ...["/", "/dashboard", "/subscribe", "/account", "/family", "/couples-therapy", "/trauma-therapy"],
  ...["/physical-therapy", "/certificates", "/sharing", "/safety-plan", "/memory", "/mood", "/license"],
];

async function overBare(request: APIRequestContext, path: string): Promise<number> {
  const { page, bare } = await scriptBytes(request, path);
  expect(bare, `${path} names the framework's scripts`).toBeGreaterThan(0);
  return (page - bare) / KIB - BARE_LAYOUT;
}

test("first loads stay within their budget of scripts", async ({ page, request }) => {
  expect(await overBare(request, "/")).toBeLessThanOrEqual(LANDING);
  for (const path of OPEN) expect.soft(await overBare(request, path), path).toBeLessThanOrEqual(OTHER);
  await signIn(page, "Maya", "maya@example.com");
  for (const path of OWN) expect.soft(await overBare(page.request, path), path).toBeLessThanOrEqual(OTHER);
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  expect.soft(await overBare(page.request, page.url()), "a conversation").toBeLessThanOrEqual(CHAT);
});
