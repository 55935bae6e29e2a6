import { expect } from "@playwright/test";
import { Chat } from "./pages/chat";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo } from "./support/demo";
import { test } from "./support/test";
import { adultsWay, crisis, threeTurns } from "./support/ways";

test("AUTH-05 CHAT-16 API-27 an adult's way: sign-in, onboarding, talk, crisis, mood, dashboard, sign-out", async ({
  page,
}) => {
  await adultsWay(page);
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
  const agree = parent.getByRole("button", { name: /agree/i });
  await expect(async () => {
    if (await agree.isVisible()) await agree.click();
    await expect(parent.getByText(/thank you|agreed/i).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();

  const chat = new Chat(page);
  const sessionId = await chat.open();
  await threeTurns(chat, [
    "My gerbil Captain Biscuit is not eating",
    "I held him and he was all floppy",
    "Mum says he is just very old",
  ]);
  await crisis(page, chat, { sessionId }, "I want to kill myself tonight so I can be with him");
  await expect(page.getByRole("link", { name: "Chat", exact: true }).first()).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Feeling Sad" }).first().click();
  await expect(page.getByText("Mood saved! 🌟")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText(/\b30\b/).first()).toBeVisible();
  await page.getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
});
