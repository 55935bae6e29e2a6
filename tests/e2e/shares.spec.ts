import { type Browser, expect, type Page } from "@playwright/test";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo, rows } from "./support/demo";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { tabOf } from "./support/people";
import { test } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectGood(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect(await faultsInBothThemes(page)).toEqual([]);
  const before = page.viewportSize();
  expect(await widthOnPhone(page)).toBeLessThanOrEqual(360);
  if (before) await page.setViewportSize(before);
}

async function endSharing(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `End sharing: ${name}` }).click();
  await page.getByRole("button", { name: "End it now" }).click();
  await expect(page.getByText("From now on, it shows nothing.")).toBeVisible();
  await expect(page.getByRole("button", { name: `End sharing: ${name}` })).toHaveCount(0);
  const entry = page.getByRole("listitem").filter({ hasText: name });
  await expect(entry.getByRole("heading", { name })).toBeFocused();
  await expect(entry.getByText(/You ended it on/)).toBeVisible();
}

async function fillInvitation(page: Page, address: string): Promise<void> {
  await page.getByLabel("Their email").fill(address);
  await page.getByRole("checkbox", { name: "My check-ins from the last 30 days" }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
}

/** Sends an invitation, and reads its link from the mail. */
async function invite(page: Page, address: string): Promise<string> {
  await page.goto("/sharing");
  await fillInvitation(page, address);
  const line = page.getByRole("listitem").filter({ hasText: address });
  await expect(line.getByText("Waiting for an answer")).toBeVisible();
  await expect(line.getByRole("heading", { name: address })).toBeFocused();
  const linkIn = () => /^http\S+\/shares\/[\w-]+$/m.exec(mailsTo(address).join("\n"))?.[0] ?? "";
  await expect.poll(linkIn).not.toBe("");
  return linkIn();
}

async function reloaded(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

const visitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test("LAND-27 a link for a care provider opens without an account, is counted, and is over when its owner ends it", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  await page.goto("/sharing");
  await expectGood(page);
  const provider = page.locator("form").filter({ has: page.getByRole("button", { name: "Make the link" }) });
  await provider.getByLabel("Note for yourself (optional)").fill("Doctor in spring");
  await provider.getByRole("checkbox", { name: "Check-ins by week" }).check();
  await provider.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await expectGood(page);
  await page.getByRole("button", { name: "Done" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Doctor in spring" });
  await expect(line.getByText("Not opened yet.")).toBeVisible();

  const guest = await visitor(browser);
  expect((await guest.goto(link))?.headers()["cache-control"]).toContain("no-store");
  await expect(heading(guest)).toHaveText("A summary was shared with you");
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectGood(guest);
  await page.reload();
  await expect(line.getByText("Not opened yet.")).toBeVisible();
  await guest.getByRole("button", { name: "Open the summary" }).click();
  await expect(heading(guest)).toHaveText("Summary of Maya");
  await expect(guest.getByText(/Self-reported\. Not a diagnosis\./)).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Safety plan" })).toHaveCount(0);
  await expectGood(guest);

  await page.reload();
  await expect(line.getByText(/^Your link for Doctor in spring: opened once, on/)).toBeVisible();
  await endSharing(page, "Doctor in spring");
  await guest.goto(link);
  await expect(heading(guest)).toHaveText("This link has expired");
  await expect(guest.getByText("Maya")).toHaveCount(0);
  await guest.context().close();
  await page.context().close();
});

test("LAND-27 somebody invited by mail signs in, sees exactly what was ticked, and nothing once it has ended", async ({
  browser,
}) => {
  const address = "aunt.rosa@example.com";
  const page = await tabOf(browser, "adult");
  await invite(page, address);
  const line = page.getByRole("listitem").filter({ hasText: address });

  const hers = await visitor(browser);
  await signIn(hers, "Noah", "noah@example.com", "/sharing");
  await expect(hers.getByText(/would like to show you/)).toHaveCount(0);
  await hers.context().close();

  const aunt = await visitor(browser);
  await signIn(aunt, "Rosa", address);
  await aunt.request.patch("/api/user/profile", { data: { age: 61, acceptMedicalDisclaimer: true } });
  await aunt.goto("/");
  await expect(aunt.getByText("Maya would like to show you how they are doing")).toBeVisible();
  await aunt.goto("/sharing");
  // On a busy machine, a press before the page has hydrated is lost.
  await aunt.waitForLoadState("networkidle");
  await aunt.getByRole("button", { name: "Accept" }).click();
  await aunt.getByRole("link", { name: "Look: Maya" }).click();
  await expect(heading(aunt)).toHaveText("Shared by Maya");
  await expect(aunt.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Check-ins from the last 30 days",
  ]);
  await expectGood(aunt);

  await page.reload();
  await expect(line.getByText(/^aunt\.rosa@example\.com: opened once, on/)).toBeVisible();
  await line.getByRole("button", { name: /^Change what it shows/ }).click();
  await line.getByRole("checkbox", { name: /My check-ins/ }).uncheck();
  await line.getByRole("checkbox", { name: /My programs/ }).check();
  await expect(line.getByRole("link", { name: /^See what they see now/ })).toBeVisible();
  await line.getByRole("button", { name: "Save" }).click();
  await expect(line.getByRole("button", { name: /^Change what it shows/ })).toBeVisible();
  await aunt.getByRole("button", { name: "Try again" }).click();
  await expect(aunt.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Programs", "Certificates"]);

  await endSharing(page, address);
  await aunt.reload();
  await expect(heading(aunt)).toHaveText("This isn't shared anymore");
  await expect(aunt.getByText(/^Ended on/)).toBeVisible();
  await expect(aunt.getByText("Shared by Maya")).toHaveCount(0);
  await expectGood(aunt);
  await aunt.getByRole("link", { name: "All sharing" }).click();
  await expect(aunt.getByRole("heading", { name: "From Maya" })).toBeVisible();
  await expect(aunt.getByText(/^Ended on/)).toBeVisible();
  await aunt.context().close();
  await page.context().close();
});

test("LAND-27 a sister without an account sees who invites her before she signs in, and comes back to it after onboarding", async ({
  browser,
}) => {
  const address = "sister.ines@example.com";
  const page = await tabOf(browser, "adult");
  const link = await invite(page, address);

  const sister = await visitor(browser);
  await signIn(sister, "Ines", "ines.at.work@example.com", new URL(link).pathname);
  await expect(sister.getByText(/signed in with a different address/)).toBeVisible();
  await sister.getByRole("main").getByRole("link", { name: "Sign out" }).click();
  await expect(sister.getByRole("link", { name: "Sign in to accept" })).toBeVisible();
  await expect(sister).toHaveURL(link);
  await expect(heading(sister)).toHaveText("Maya would like to show you how they are doing");
  await expect(sister.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectGood(sister);
  await sister.getByRole("link", { name: "Sign in to accept" }).click();
  await fillSignIn(sister, "Ines", address);
  await expect(sister).toHaveURL(link);
  await expect(sister.getByText("Maya's check-ins from the last 30 days")).toBeVisible();
  await sister.getByRole("link", { name: "Tell us about yourself" }).click();
  const onboarding = new Onboarding(sister);
  await onboarding.basics({ age: 52 });
  await sister.reload();
  await onboarding.next();
  await onboarding.complete(link);
  await sister.waitForLoadState("networkidle");
  await sister.getByRole("button", { name: "Accept" }).click();
  await expect(heading(sister)).toHaveText("This invitation was accepted");
  await sister.getByRole("link", { name: "Go to Sharing" }).click();
  await expect(sister.getByRole("link", { name: "Look: Maya" })).toBeVisible();
  await endSharing(await reloaded(page), address);
  await sister.goto(link);
  await expect(heading(sister)).toHaveText("This invitation is over");
  await sister.context().close();
  await page.context().close();
});

test("LAND-27 an invitation is declined without an account by two presses, and one that is over says so", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  const link = await invite(page, "cousin.lea@example.com");
  const guest = await visitor(browser);
  await guest.goto(link);
  await guest.waitForLoadState("networkidle");
  await guest.getByRole("button", { name: "Decline" }).click();
  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: "cousin.lea@example.com" });
  await expect(line.getByText("Waiting for an answer")).toBeVisible();
  await guest.getByRole("button", { name: "Decline it" }).click();
  await expect(heading(guest)).toHaveText("This invitation was declined");
  await expectGood(guest);
  await guest.reload();
  await expect(heading(guest)).toHaveText("This invitation was declined");
  await page.reload();
  await expect(line.getByText("Declined", { exact: true })).toBeVisible();
  await expect(line.getByText(/You can invite them again starting/)).toBeVisible();
  await fillInvitation(page, "cousin.lea@example.com");
  await expect(page.getByText(/was declined, and we leave people alone for 30 days/)).toBeVisible();
  await expectGood(page);

  const late = await invite(page, "uncle.tom@example.com");
  const [, id] = /shares\/([\da-f-]{36})/.exec(late) ?? [];
  await rows(`UPDATE shares SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);
  await guest.goto(late);
  await expect(heading(guest)).toHaveText("This invitation is over");
  await expect(guest.getByText("Maya")).toHaveCount(0);
  await guest.goto(`${late}x`);
  await expect(heading(guest)).toHaveText("We don't recognize this link");
  await expectGood(guest);
  await guest.context().close();
  await page.context().close();
});
