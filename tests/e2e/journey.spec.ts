import { expect, type Page, test } from "@playwright/test";
import { Chat } from "./pages/chat";
import { CrisisDialog } from "./pages/crisis-dialog";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo, rows } from "./support/demo";
import { writePrivately } from "./support/typed";

interface Row {
  readonly severity: string;
  readonly alert: string | null;
}

const incidentsIn = (sessionId: string) =>
  rows<Row>(
    `SELECT i.severity::text, o.kind AS alert FROM crisis_incidents i
     LEFT JOIN outbox o ON o."dedupeKey" = 'crisis_alert:' || i.id WHERE i."sessionId" = $1`,
    [sessionId],
  );

async function threeTurns(chat: Chat, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const events = await chat.say(text);
    expect(events[0]).toBe("accepted");
    expect(events).toContain("delta");
    expect(events.at(-1)).toBe("done");
  }
}

async function crisis(page: Page, chat: Chat, sessionId: string, text: string): Promise<void> {
  await chat.say(text);
  await new CrisisDialog(page).expectOpen();
  await expect(page.getByText("Crisis Support Available")).toBeVisible();
  expect(await incidentsIn(sessionId)).toEqual([
    { severity: expect.stringMatching(/high|imminent/), alert: "crisis_alert" },
  ]);
  await new CrisisDialog(page).close();
}

test("AUTH-05 CHAT-16 API-27 an adult's way: sign-in, onboarding, talk, crisis, mood, dashboard, sign-out", async ({
  page,
}) => {
  await signIn(page, "Iris Moreau", "iris@example.com");
  await expect(page).toHaveURL("/onboarding");
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 34 });
  await onboarding.culture({ background: "European", religion: "Agnostic" });
  await onboarding.goals("Stop lying awake about the allotment committee");
  await onboarding.complete();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Iris!");

  const chat = new Chat(page);
  const sessionId = await chat.open();
  await threeTurns(chat, [
    "The allotment committee voted me out and I feel ashamed",
    "Mostly I keep seeing their faces when the treasurer read it aloud",
    "My brother says I should just get over the marrows",
  ]);
  await crisis(page, chat, sessionId, "I have the tablets in front of me and I am going to end my life tonight");

  await page.goto("/");
  await page.getByRole("button", { name: "More detail" }).click();
  const detailed = page.locator("form").filter({ has: page.getByLabel("Notes (optional)") });
  await detailed.getByRole("button", { name: "Sad", exact: true }).click();
  await writePrivately(page.getByLabel("Notes (optional)"), "Rain on the empty allotment shed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Mood logged successfully")).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText(/\b50\b/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Therapy Session/ }).first()).toHaveAttribute(
    "href",
    `/chat/${sessionId}`,
  );

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const answer = await page.request.get("/api/auth/user");
  expect([answer.status(), await answer.json()]).toEqual([401, { message: "Unauthorized" }]);
});

test("ONBD-21 AUTH-10 CHAT-02 a child's way: a parent agrees first, then the same", async ({ page, browser }) => {
  await signIn(page, "Pip Okafor", "pip@example.com");
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 9, parentEmail: "ada.okafor@example.com" });
  await onboarding.next();
  await onboarding.complete();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hi Pip!");
  await expect(page.getByRole("heading", { name: "Waiting for a grown-up's yes" })).toBeVisible();
  const refused = await page.request.post("/api/mood", { data: { mood: "sad", moodScore: 3 } });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, "consent_required"]);

  await expect.poll(() => mailsTo("ada.okafor@example.com").length).toBe(1);
  const [mail = ""] = mailsTo("ada.okafor@example.com");
  const [link = ""] = /http:\S+\/consent\/[\w-]+/.exec(mail) ?? [];
  const parent = await (await browser.newContext()).newPage();
  await parent.goto(link);
  await parent
    .getByRole("link", { name: /sign in/i })
    .last()
    .click();
  await fillSignIn(parent, "Ada Okafor", "ada.okafor@example.com");
  await expect(parent).toHaveURL(link);
  await parent.getByRole("button", { name: /agree/i }).click();
  await expect(parent.getByText(/thank you|agreed/i).first()).toBeVisible();

  const chat = new Chat(page);
  const sessionId = await chat.open();
  await threeTurns(chat, [
    "My gerbil Captain Biscuit is not eating",
    "I held him and he was all floppy",
    "Mum says he is just very old",
  ]);
  await crisis(page, chat, sessionId, "I want to kill myself tonight so I can be with him");
  await expect(page.getByRole("link", { name: "Chat", exact: true }).first()).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Feeling Sad" }).first().click();
  await expect(page.getByText("Mood saved! 🌟")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText(/\b30\b/).first()).toBeVisible();
  await page.getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
});
