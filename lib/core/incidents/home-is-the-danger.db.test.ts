import { POST as send } from "@/app/api/chat/message/route";
import { POST as writeMood } from "@/app/api/mood/route";
import { NOTHING_FOUND } from "@/lib/crisis/types";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { recordIncident } from "./record-incident";

const HOME = "my dad hits me every night";

/** Sends to a conversation that doesn't exist: the message is refused but still examined. */
const say = ({ cookie }: SignedIn, content: string) =>
  ask(send, { method: "POST", body: { sessionId: newId(), content }, cookie });

const mood = ({ cookie }: SignedIn, notes: string, triggers: readonly string[]) =>
  ask(writeMood, { method: "POST", body: { mood: "sad", moodScore: 2, notes, triggers }, cookie });

const incidents = ({ user }: SignedIn) =>
  query<{ kind: string; severity: string; guardianMayKnow: boolean }>(
    `SELECT kind, severity::text, "guardianMayKnow" FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt", id`,
    [user.id],
  );

/** Whether a guardian may know of each incident, oldest first. */
const told = async (person: SignedIn) => (await incidents(person)).map(({ guardianMayKnow }) => guardianMayKnow);

const guardianMails = ({ user }: SignedIn) =>
  query(`SELECT 1 FROM outbox WHERE "userId" = $1 AND kind = 'guardian_notice'`, [user.id]);

describe("what a person writes in several texts at once", () => {
  it("CRIS-17 ONBD-21 mails no parent when another text of the same refused request names the home", async () => {
    const child = await signIn({ age: 10, consent: "pending" });
    const refused = await mood(child, "I am going to kill myself tonight, I have the pills here", [HOME]);
    expect(refused.json()).toMatchObject({ code: "consent_required", crisis_detected: true });
    expect(await incidents(child)).toEqual([{ kind: "suicide", severity: "imminent", guardianMayKnow: false }]);
    expect(await guardianMails(child)).toEqual([]);
  });

  it("CRIS-17 ONBD-21 mails no parent when one parent hits the other", async () => {
    const child = await signIn({ age: 10, consent: "pending" });
    await say(child, "mom and dad shout at night and dad hit mom");
    expect(await told(child)).toEqual([false]);
    expect(await guardianMails(child)).toEqual([]);
  });

  it("CRIS-17 ONBD-21 mails no parent when an earlier refused text named the home", async () => {
    const child = await signIn({ age: 10, consent: "pending" });
    await say(child, HOME);
    await say(child, "I want to kill myself");
    expect(await told(child)).toEqual([false, false]);
    expect(await guardianMails(child)).toEqual([]);
  });

  it("CRIS-17 records the home although a danger as grave was recorded a moment before, and a parent hears no more", async () => {
    const child = await signIn({ age: 10, consent: "pending" });
    await say(child, "I want to kill myself");
    expect(await guardianMails(child)).toHaveLength(1);
    await say(child, `I want to kill myself. ${HOME}`);
    await say(child, "I am going to kill myself tonight, I have the pills here");
    expect(await told(child)).toEqual([false, false, false]);
    expect(await guardianMails(child)).toHaveLength(1);
  });

  it("CRIS-17 stores a mood entry's danger as nothing for a guardian when a trigger names the home", async () => {
    const person = await signIn({ age: 15 });
    expect((await mood(person, "I want to kill myself", [HOME])).status).toBe(201);
    expect(await told(person)).toEqual([false]);
  });

  it("CRIS-17 ONBD-21 mails the parent of a teenager nothing about a danger", async () => {
    const person = await signIn({ age: 15 });
    await mood(person, "i cut myself last night", ["an exam"]);
    expect(await incidents(person)).toHaveLength(1);
    expect(await guardianMails(person)).toEqual([]);
  });

  it("CRIS-17 lets a guardian know where nothing names the home", async () => {
    const person = await signIn({ age: 15 });
    await mood(person, "I want to kill myself", ["an exam"]);
    expect(await told(person)).toEqual([true]);
  });
});

describe("any source of an incident", () => {
  const suicide = { ...NOTHING_FOUND, crisis: true, concern: "clear", kind: "suicide", severity: "high" } as const;

  it("CRIS-17 tells no guardian of what a second reader heard, once the home was named anywhere", async () => {
    const person = await signIn({ age: 15 });
    await mood(person, HOME, []);
    const finding = { ...suicide, evidence: ["second_opinion"] };
    const recorded = await person.ctx.transaction((tx) => recordIncident(tx, { finding, source: "chat_message" }));
    expect(recorded.guardianMayKnow).toBe(false);
    expect(await told(person)).toEqual([false, false]);
  });

  it("CRIS-17 asks nobody else's incidents", async () => {
    const [one, other] = [await signIn({ age: 15 }), await signIn({ age: 15 })];
    await mood(one, HOME, []);
    await mood(other, "I want to kill myself", []);
    expect(await told(other)).toEqual([true]);
  });
});
