import { type Browser, expect, type Page } from "@playwright/test";
import { alarmsIn, exits, type Heard, MOST, missedIn, ordinary, risk, unheardIn } from "@/tests/support/conversations";
import { Chat } from "./pages/chat";
import { CrisisDialog } from "./pages/crisis-dialog";
import { Onboarding } from "./pages/onboarding";
import { fillSignIn, signIn } from "./pages/sign-in";
import { mailsTo, rows } from "./support/demo";
import { test } from "./support/test";

type Audience = "adult" | "teen" | "child";
interface Conversation {
  readonly id: string;
  readonly audience: string;
  readonly language: string;
  readonly turns: readonly string[];
}

const AGES: Readonly<Record<Audience, number>> = { adult: 34, teen: 15, child: 9 };
const ageOf = (audience: string): number => AGES[audience as Audience];

interface Person {
  readonly page: Page;
  readonly id: string;
}

/** So many of each kind; the chat's route holds them all (tests/integration/conversations.db.test.ts). */
const SOME = 20;

/** Spread over all of them, and so over ages and languages. */
const some = <One>(all: readonly One[]): readonly One[] =>
  Array.from({ length: SOME }, (_, at) => all[Math.floor((at * all.length) / SOME)] as One);

/** Somebody who has been through onboarding and has a plan; for a child, a parent has agreed. */
async function comes(browser: Browser, audience: string, name: string): Promise<Person> {
  const page = await (await browser.newContext()).newPage();
  const local = `${name}.${test.info().retry}`;
  const parentEmail = `parent.of.${local}@example.com`;
  await signIn(page, "Robin Vale", `${local}@example.com`);
  const onboarding = new Onboarding(page);
  const age = ageOf(audience);
  await onboarding.basics(audience === "child" ? { age, parentEmail } : { age });
  await onboarding.next();
  if (audience !== "child") await onboarding.next();
  await onboarding.complete();
  if (audience === "child") await parentAgrees(browser, parentEmail);
  const { id } = await (await page.request.get("/api/auth/user")).json();
  // Five conversations a week are free.
  await rows(`UPDATE users SET "tier" = 'premium' WHERE "id" = $1`, [id]);
  return { page, id };
}

async function parentAgrees(browser: Browser, email: string): Promise<void> {
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const [link = ""] = /http:\S+\/consent\/[\w-]+/.exec(mailsTo(email)[0] ?? "") ?? [];
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page
    .getByRole("link", { name: /sign in/i })
    .last()
    .click();
  await fillSignIn(page, "Kim Vale", email);
  await page.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. You said yes.");
  await page.context().close();
}

/** One turn after the other on the chat's page, faster than anybody writes. */
async function hold({ page, id }: Person, { turns, language }: Conversation): Promise<Heard[]> {
  const chat = new Chat(page);
  const dialog = new CrisisDialog(page);
  await rows(`UPDATE users SET "language" = $2 WHERE "id" = $1`, [id, language]);
  await chat.open();
  const heard: Heard[] = [];
  for (const turn of turns) {
    await rows(`DELETE FROM rate_limits WHERE "key" LIKE '%' || $1`, [id]);
    const { concern, crisis_detected, message } = await chat.hear(turn);
    heard.push({ concern, dialog: crisis_detected, reply: message.content });
    // What the service found is what the person sees.
    if (crisis_detected) {
      await expect(dialog.root).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog.root).toBeHidden();
    } else await expect(dialog.root).toBeHidden();
  }
  return heard;
}

/** What goes wrong in all of them; the same person holds those of one age group, or each has a person of its own. */
async function faults<One extends Conversation>(
  browser: Browser,
  of: { name: string; conversations: readonly One[]; each?: true },
  faultsIn: (one: One, heard: readonly Heard[]) => string[],
): Promise<string[]> {
  const known = new Map<string, Person>();
  const found: string[] = [];
  for (const [at, one] of of.conversations.entries()) {
    const name = `${of.name}.${of.each ? at : one.audience}`;
    const person = known.get(name) ?? (await comes(browser, one.audience, name));
    known.set(name, person);
    found.push(...faultsIn(one, await hold(person, one)));
    if (of.each) await person.page.context().close();
  }
  return found;
}

test.describe("conversations by writers who saw neither rules nor training texts", () => {
  test.setTimeout(600_000);

  test("CHAT-19 CRIS-16 ordinary talk opens few dialogs and is seldom asked with care more than once", async ({
    browser,
  }) => {
    const found = await faults(browser, { name: "ordinary", conversations: some(ordinary) }, alarmsIn);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(MOST.ordinary / 2);
  });

  test("CHAT-19 CRIS-17 hardly any that holds a risk is missed", async ({ browser }) => {
    const found = await faults(browser, { name: "risk", conversations: some(risk) }, missedIn);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(MOST.risk);
  });

  test("CHAT-19 CRIS-16 most who deny, correct, stop or get on are heard", async ({ browser }) => {
    const found = await faults(browser, { name: "exits", conversations: some(exits), each: true }, unheardIn);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(MOST.exits);
  });
});
