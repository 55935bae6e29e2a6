import { expect, type Page } from "@playwright/test";
import { CrisisDialog } from "./pages/crisis-dialog";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo } from "./support/demo";
import { test } from "./support/test";

/** New addresses for each attempt, because no one is asked twice. */
const people = () => {
  const { retry } = test.info();
  const at = (name: string) => `${name}${retry === 0 ? "" : `.${retry}`}@example.com`;
  return {
    child: at("tilly.brook"),
    parent: at("june.brook"),
    no: { child: at("otto.lind"), first: at("berit.lind"), aunt: at("maj.lind") },
  };
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const seen = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function childWaits(page: Page): Promise<void> {
  await signIn(page, "Tilly Brook", people().child);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 9, parentEmail: people().parent });
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
  await expect(page.getByText("They don't see anything yet")).toBeVisible();
}

async function linkTo(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(1);
  return /http:\S+\/consent\/[\w-]+/.exec(mailsTo(address)[0] ?? "")?.[0] ?? "";
}

async function parentAgrees(page: Page): Promise<void> {
  await page.goto(await linkTo(people().parent));
  await page
    .getByRole("link", { name: /sign in/i })
    .last()
    .click();
  await fillSignIn(page, "June Brook", people().parent);
  await page.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(heading(page)).toHaveText("Thank you. You said yes.");
  await page.getByRole("link", { name: "Open my family page" }).click();
  await expect(heading(page)).toHaveText("My family");
  await expect(seen(page, "Tilly").getByText("You gave your consent.")).toBeVisible();
  await expect(seen(page, "Tilly").getByText("None in the last four weeks.")).toBeVisible();
}

test("LAND-27 ONBD-21 R-07 a child and a parent see the same, and the child picks what that is", async ({
  page,
  browser,
}) => {
  await childWaits(page);
  const parent = await (await browser.newContext()).newPage();
  await parentAgrees(parent);

  const begun = await page.request.post("/api/chat/sessions", { data: { title: "School", mood: "neutral" } });
  const { id: talk } = await begun.json();
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
  await expect(tilly.getByText("There's nothing here you need to act on.")).toBeVisible();
  await expect(tilly.getByText(/Quick mood check/)).toHaveCount(0);

  await tilly.getByRole("button", { name: "Withdraw my consent" }).click();
  await parent.getByRole("dialog").getByRole("button", { name: "Withdraw my consent" }).click();
  await expect(tilly.getByText("You withdrew your consent. Nothing new is stored.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Your grown-up took a break")).toBeVisible();
  await expect(page.getByText(/What you said before is still here for you/)).toBeVisible();
  await page.goto("/family");
  await expect(seen(page, "They see this").getByText(/They changed their yes to no/)).toBeVisible();
  await expect(page.getByText(/You can't show more right now/)).toBeVisible();
  await page.goto(`/chat/${talk}`);
  await expect(page.getByText("On a break")).toBeVisible();
  await page.goto("/chat");
  await expect(page.getByText("Your grown-up took a break")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Help!" })).toBeVisible();

  await tilly.getByRole("button", { name: "Give my consent again" }).click();
  await parent.getByRole("dialog").getByRole("button", { name: "Give my consent again" }).click();
  await expect(tilly.getByText("You gave your consent. You can withdraw it at any time.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Feeling Sad" }).first()).toBeVisible();
});

test("ONBD-21 R-07 R-15 a no is asked once more, read in the same words on every page, and another grown-up takes its place", async ({
  page,
  browser,
}) => {
  await signIn(page, "Otto Lind", people().no.child);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 9, parentEmail: people().no.first });
  await onboarding.next();
  await onboarding.complete();

  const visitor = await (await browser.newContext()).newPage();
  const link = await linkTo(people().no.first);
  await visitor.goto(link);
  await expect(visitor.getByRole("banner").getByRole("button", { name: "Quick exit" })).toBeVisible();
  await visitor.getByRole("button", { name: "Refuse" }).click();
  const question = visitor.getByRole("dialog", { name: "Say no?" });
  await question.getByRole("button", { name: "Go back" }).click();
  await expect(heading(visitor)).toHaveText("May Otto use Willow Kids?");
  await visitor.getByRole("button", { name: "Refuse" }).click();
  await question.getByRole("button", { name: "Yes, say no" }).click();
  await expect(heading(visitor)).toHaveText("You said no.");

  for (const [path, why] of [
    ["/", /Your grown-up said no for now\. So Buddy can't talk with you/],
    ["/chat", /Your grown-up said no for now\. So Buddy can't talk with you/],
    ["/family", /Your grown-up said no for now\. They don't see anything about you here/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText("The answer was “not now”")).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Help!" })).toBeVisible();
  }

  await page.goto("/");
  await page.getByRole("link", { name: "Change my age" }).click();
  const age = page.getByLabel("Age", { exact: true });
  await age.fill("14");
  await expect(page.getByText(/They can tap “They are 13 or older”/)).toBeVisible();
  await age.fill("9");
  await page.getByLabel("Parent/Guardian e-mail").fill(people().no.aunt);
  await expect(page.getByText(/We don.t ask the one before anymore/)).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Name another grown-up" }).click();
  const other = page.getByRole("dialog", { name: "Ask another grown-up?" });
  await expect(other.getByText(/Their link stops working, and we delete their address/)).toBeVisible();
  await other.getByRole("button", { name: "Type in an address" }).click();
  const address = page.getByLabel("Parent/Guardian e-mail");
  await expect(address).toBeFocused();
  await address.fill(people().no.aunt);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Waiting for a grown-up's yes")).toBeVisible();
  await visitor.goto(link);
  await expect(heading(visitor)).toHaveText("This request is closed.");

  const aunt = await (await browser.newContext()).newPage();
  await aunt.goto(await linkTo(people().no.aunt));
  await aunt.getByRole("link", { name: "Sign in to agree" }).click();
  await fillSignIn(aunt, "Maj Lind", people().no.aunt);
  await aunt.getByRole("button", { name: "They are 13 or older" }).click();
  await aunt.getByRole("dialog").getByRole("button", { name: "Yes, they are 13 or older" }).click();
  await expect(heading(aunt)).toHaveText("You told us that Otto is 13 or older.");
  await aunt.goto("/");
  await expect(aunt).toHaveURL("/onboarding");
  await aunt.getByRole("link", { name: "Open: My family" }).click();
  await expect(heading(aunt)).toHaveText("My family");
  await expect(seen(aunt, "Otto").getByText(/From 13 on, we don.t need your consent/)).toBeVisible();
});
