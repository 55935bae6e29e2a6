import { expect, type Page, type Request } from "@playwright/test";
import { Onboarding } from "./pages/onboarding";
import { signIn } from "./pages/sign-in";
import { tabOf } from "./support/people";
import { speech, stubSpeech } from "./support/speech";
import { test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Every request that could carry audio: its body is more than a short text. */
function watchBodies(page: Page): { sounds: string[]; messages: unknown[] } {
  const seen = { sounds: [] as string[], messages: [] as unknown[] };
  page.on("request", (request: Request) => {
    const body = request.postDataBuffer();
    if (!body) return;
    const type = request.headers()["content-type"] ?? "";
    if (/audio|octet-stream|multipart|video/.test(type) || body.length > 10_000) seen.sounds.push(request.url());
    if (request.url().endsWith("/api/chat/message")) seen.messages.push(request.postDataJSON().content);
  });
  return seen;
}

const runs = (page: Page) => expect.poll(async () => (await speech.state(page)).running);

async function openChat(page: Page): Promise<void> {
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  await expect(page.getByLabel("Message", { exact: true })).toBeEditable();
}

/** Waits until the voice has spoken the whole reply. */
async function hearReplyOut(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await speech.finishSentence(page);
      return (await speech.state(page)).running;
    })
    .toBe(1);
}

test("VOIC-01 VOIC-09 VOIC-13 a whole conversation is spoken: Talk, answer, barge-in, Stop", async ({ page }) => {
  const bodies = watchBodies(page);
  await stubSpeech(page);
  await signIn(page, "Vera Lindqvist", "vera.lindqvist@example.com");
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 41 });
  await onboarding.next();
  await onboarding.complete();
  await openChat(page);
  expect(await speech.state(page)).toMatchObject({ starts: 0, microphones: 0 });

  await button(page, "Talk").click();
  await expect(button(page, "Stop Conversation")).toBeVisible();
  await runs(page).toBe(1);
  expect((await speech.state(page)).languages).toEqual(["en-US"]);
  await speech.mumble(page, "I keep lying awake");
  await expect(page.getByText("I keep lying awake")).toBeVisible();
  await speech.say(page, "I keep lying awake counting hours");
  await expect.poll(() => bodies.messages).toEqual(["I keep lying awake counting hours"]);

  await expect.poll(async () => (await speech.state(page)).spoken.length).toBeGreaterThan(0);
  const [first] = (await speech.state(page)).spoken;
  expect(first).toMatchObject({ rate: 0.8, pitch: 1, volume: 0.8, voice: "Samantha" });
  await runs(page).toBe(0);
  await hearReplyOut(page);

  await speech.say(page, "Mostly about the rent");
  await expect.poll(async () => (await speech.state(page)).isSpeaking).toBe(true);
  await speech.level(page, 0.4);
  await expect.poll(async () => (await speech.state(page)).cancelled).toBe(1);
  await speech.level(page, 0);
  await runs(page).toBe(1);

  await button(page, "Stop Conversation").click();
  await runs(page).toBe(0);
  await expect(button(page, "Start Conversation")).toBeVisible();
  expect(await speech.state(page)).toMatchObject({ most: 1, heardItself: false, isSpeaking: false, microphones: 0 });
  expect(bodies).toMatchObject({ sounds: [], messages: { length: 2 } });

  // The answer is remembered: the next empty conversation starts by itself after a tap.
  await openVoiceByItself(page);
});

async function openVoiceByItself(page: Page): Promise<void> {
  await page.goto("/chat");
  await expect(button(page, "Start Conversation")).toBeVisible();
  await expect(button(page, "Talk")).toHaveCount(0);
  await page.getByText("Hello Vera").click();
  await runs(page).toBe(1);
  await button(page, "Text mode").click();
  await runs(page).toBe(0);
}

test("CHAT-13 VOIC-05 the crisis dialog silences a conversation, and dictation writes into the field", async ({
  browser,
}) => {
  const page = await tabOf(browser, "adult");
  await stubSpeech(page);
  await openChat(page);
  await button(page, "Microphone").click();
  await runs(page).toBe(1);
  await speech.say(page, "Something to think about");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Something to think about");
  await runs(page).toBe(0);

  await button(page, "Start Conversation").click();
  await runs(page).toBe(1);
  await expect(button(page, "Audio")).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("button", { name: /Crisis/ })
    .first()
    .click();
  await runs(page).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await runs(page).toBe(1);
  await page.close();
});

test("VOIC-06 a denied microphone turns the conversation off", async ({ browser }) => {
  const page = await tabOf(browser, "adult");
  await stubSpeech(page);
  await openChat(page);
  await button(page, "Start Conversation").click();
  await runs(page).toBe(1);
  await speech.fail(page, "not-allowed");
  await expect(page.getByText("Microphone is blocked")).toBeVisible();
  await expect(button(page, "Start Conversation")).toBeVisible();
  await runs(page).toBe(0);
  await page.close();
});

test("VOIC-11 VOIC-12 a browser without speech says so, to children in their words", async ({ browser }) => {
  const adult = await tabOf(browser, "adult");
  await stubSpeech(adult, { recognition: false, synthesis: false });
  await openChat(adult);
  await button(adult, "Voice mode").click();
  await expect(adult.getByText("Speech recognition not supported")).toBeVisible();
  await expect(adult.getByText("Text-to-speech not supported")).toBeVisible();
  await adult.close();

  const child = await tabOf(browser, "child");
  await stubSpeech(child, { recognition: false, synthesis: false });
  await openChat(child);
  await button(child, "Voice mode").click();
  await expect(child.getByText("Buddy can't hear you here")).toBeVisible();
  await expect(child.getByText("Just type your words.")).toBeVisible();
  await expect(child.getByText("You can read and type.")).toBeVisible();
  await button(child, "Text mode").click();
  await expect(child.getByLabel("Message", { exact: true })).toBeEditable();
  await child.close();
});

test("VOIC-15 a child is heard only where the sound stays on the device", async ({ browser }) => {
  const away = await tabOf(browser, "child");
  await stubSpeech(away);
  await openChat(away);
  await button(away, "Start Conversation").click();
  await expect(away.getByText("Talking doesn't work here yet")).toBeVisible();
  expect(await speech.state(away)).toMatchObject({ starts: 0, microphones: 0 });
  await away.close();

  const device = await tabOf(browser, "child");
  await stubSpeech(device, { onDevice: true });
  await openChat(device);
  await button(device, "Start Conversation").click();
  await runs(device).toBe(1);
  await expect(device.getByText(/Your voice stays on this device/)).toBeVisible();
  await device.close();
});
