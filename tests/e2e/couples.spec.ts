import { expect } from "@playwright/test";
import { Couples } from "./pages/couples";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo } from "./support/demo";
import { faultsInBothThemes, widthOnPhone } from "./support/page-checks";
import { tabOf } from "./support/people";
import { test } from "./support/test";

/** One poll of the talk plus the time to render it (CONST-02). */
const ONE_POLL = 3_000 + 2_000;
const TITLE = "The lamp in the hall";

test("CONST-02 COUP-10 COUP-16 two people see each other's words within one reading, and private ones not at all", async ({
  browser,
}) => {
  const hers = new Couples(await tabOf(browser, "adult"));
  const context = await browser.newContext();
  const his = new Couples(await context.newPage());
  await signIn(his.page, "Noah", "noah@example.com");
  await hers.open();
  await hers.start(TITLE);
  await his.open();
  await his.choose(TITLE);

  await hers.say("I leave the lamp on for you every night.");
  await expect(his.log.getByText("I leave the lamp on for you every night.")).toBeVisible({ timeout: ONE_POLL });
  await his.say("I never knew that it was for me.");
  await expect(hers.log.getByText("I never knew that it was for me.")).toBeVisible({ timeout: ONE_POLL });

  await hers.private.check();
  await hers.say("I am not sure that I can forgive the spring.");
  await hers.private.uncheck();
  await hers.say("Shall we walk on Sunday?");
  // A later message has arrived, so the earlier private one never will.
  await expect(his.log.getByText("Shall we walk on Sunday?")).toBeVisible({ timeout: ONE_POLL });
  await expect(his.page.getByText("forgive the spring")).toHaveCount(0);

  await hers.page.reload();
  await expect(hers.log.getByText("Shall we walk on Sunday?")).toBeVisible();
  expect(await faultsInBothThemes(hers.page)).toEqual([]);
  expect(await widthOnPhone(hers.page)).toBeLessThanOrEqual(360);
  await context.close();
});

test("COUP-12 somebody new follows the link of a mail, signs in, tells about themself, and is back at the invitation", async ({
  browser,
}) => {
  const address = "nele.new@example.com";
  const inviter = await (await browser.newContext()).newPage();
  await signIn(inviter, "Jonas", "jonas.asks@example.com");
  await inviter.request.patch("/api/user/profile", { data: { age: 41, acceptMedicalDisclaimer: true } });
  const data = { inviteeEmail: address, relationshipType: "partnership" };
  expect((await inviter.request.post("/api/partner-invitations", { data })).status()).toBe(201);
  const linkIn = () => /^http\S+\?invitation=[\w-]+$/m.exec(mailsTo(address).join("\n"))?.[0] ?? "";
  await expect.poll(linkIn).not.toBe("");

  const page = await (await browser.newContext()).newPage();
  await page.goto(linkIn());
  await fillSignIn(page, "Nele", address);
  await expect(page).toHaveURL(/\/onboarding\?next=/);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 40 });
  await onboarding.next();
  await onboarding.complete(linkIn());
  await expect(page.getByRole("heading", { name: "Jonas invited you to a shared space" })).toBeVisible();
  await page.context().close();
  await inviter.context().close();
});
