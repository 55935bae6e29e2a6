import { expect, type Page, test } from "@playwright/test";
import { CrisisDialog } from "./pages/crisis-dialog";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo } from "./support/demo";

const CHILD = "tilly.brook@example.com";
const PARENT = "june.brook@example.com";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const seen = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function childWaits(page: Page): Promise<void> {
  await signIn(page, "Tilly Brook", CHILD);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 9, parentEmail: PARENT });
  await onboarding.next();
  await onboarding.complete();
  await expect(page.getByText("Waiting for a grown-up's yes")).toBeVisible();
  await expect(page.getByText(/You told us that you are 9/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent Sessions" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "Help!" }).click();
  await new CrisisDialog(page).expectOpen();
  await new CrisisDialog(page).close();
  await page.goto("/family");
  await expect(heading(page)).toHaveText("What my grown-up sees");
  await expect(page.getByText("Your grown-up here is j•••@example.com.")).toBeVisible();
  await expect(page.getByText("They see nothing yet")).toBeVisible();
}

async function parentAgrees(page: Page): Promise<void> {
  await expect.poll(() => mailsTo(PARENT).length).toBe(1);
  const [link = ""] = /http:\S+\/consent\/[\w-]+/.exec(mailsTo(PARENT)[0] ?? "") ?? [];
  await page.goto(link);
  await page
    .getByRole("link", { name: /sign in/i })
    .last()
    .click();
  await fillSignIn(page, "June Brook", PARENT);
  await page.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(heading(page)).toHaveText("Thank you. You said yes.");
  await page.getByRole("link", { name: "Open my family page" }).click();
  await expect(heading(page)).toHaveText("My family");
  await expect(seen(page, "Tilly").getByText("You said yes.")).toBeVisible();
  await expect(seen(page, "Tilly").getByText("None in the last four weeks.")).toBeVisible();
}

test("LAND-27 ONBD-21 R-07 a child and a parent see the same, and the child picks what that is", async ({
  page,
  browser,
}) => {
  await childWaits(page);
  const parent = await (await browser.newContext()).newPage();
  await parentAgrees(parent);

  await page.goto("/");
  await page.getByRole("button", { name: "Feeling Sad" }).first().click();
  await expect(page.getByText("Mood saved! 🌟")).toBeVisible();
  await page.goto("/family");
  await page.getByRole("checkbox", { name: /Feeling Sad/ }).click();
  await expect(page.getByText("Your grown-up can see it now")).toBeVisible();
  await expect(seen(page, "They see this").getByText("3 of 10")).toBeVisible();

  await parent.reload();
  const tilly = seen(parent, "Tilly");
  await expect(tilly.getByText("3 of 10")).toBeVisible();
  await expect(tilly.getByText("In the last four weeks: 1 day, about 5 minutes in all.")).toBeVisible();
  await expect(tilly.getByText("There is nothing here that you need to act on.")).toBeVisible();
  await expect(tilly.getByText(/Quick mood check/)).toHaveCount(0);

  await tilly.getByRole("button", { name: "Take back my yes" }).click();
  await parent.getByRole("dialog").getByRole("button", { name: "Take back my yes" }).click();
  await expect(tilly.getByText("You took your yes back. Nothing new is stored.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Your grown-up took a break")).toBeVisible();
  await expect(page.getByText(/All that you said before is still here for you/)).toBeVisible();
  await page.goto("/family");
  await expect(seen(page, "They see this").getByText(/They took their yes back/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Help!" })).toBeVisible();

  await tilly.getByRole("button", { name: "Give my yes again" }).click();
  await parent.getByRole("dialog").getByRole("button", { name: "Give my yes again" }).click();
  await expect(tilly.getByText("You said yes. You can take it back at any time.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Feeling Sad" }).first()).toBeVisible();
});
