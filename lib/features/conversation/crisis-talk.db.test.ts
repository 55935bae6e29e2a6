import { POST as send } from "@/app/api/chat/message/route";
import { GET as list } from "@/app/api/chat/sessions/[id]/messages/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { textOf } from "@/lib/crisis/protocol/speak";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

interface Answer {
  readonly crisis_detected: boolean;
  readonly severity: string;
  readonly message: {
    readonly content: string;
    readonly metadata: { readonly crisis?: object; readonly suggested_activities?: readonly string[] } | null;
  };
}

const CALM = "I argued with my sister about the flat and I keep replaying it.";

const opened = async (person: SignedIn, mood = "neutral") =>
  (await ask(open, { method: "POST", body: { mood }, cookie: person.cookie })).json<{ id: string }>().id;

async function say(person: SignedIn, sessionId: string, content: string, languages = "en-US"): Promise<Answer> {
  const body = { sessionId, content };
  const headers = { "accept-language": languages };
  return (await ask(send, { method: "POST", body, cookie: person.cookie, headers })).json<Answer>();
}

const messages = async (person: SignedIn, id: string) =>
  (await ask(list, { params: { id }, cookie: person.cookie })).json<{ role: string; content: string }[]>();

const incidents = (person: SignedIn) =>
  query<{ severity: string; kind: string; source: string; guardianMayKnow: boolean }>(
    `SELECT severity::text, kind, source, "guardianMayKnow" FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt"`,
    [person.user.id],
  );

/** Moves everything that person has stored this many hours into the past. */
async function hoursPass(person: SignedIn, hours: number): Promise<void> {
  const by = `make_interval(hours => ${hours})`;
  await query(`UPDATE crisis_incidents SET "createdAt" = "createdAt" - ${by} WHERE "userId" = $1`, [person.user.id]);
  await query(
    `UPDATE chat_messages SET "createdAt" = "createdAt" - ${by}
     WHERE "sessionId" IN (SELECT id FROM chat_sessions WHERE "userId" = $1)`,
    [person.user.id],
  );
}

describe("answers to the protocol's questions", () => {
  it("CRIS-16 CRIS-17 an answer that shows more danger is an incident of its own, stored with its message", async () => {
    const person = await signIn();
    const sessionId = await opened(person);
    expect(await say(person, sessionId, "I have been thinking about killing myself.")).toMatchObject({
      severity: "moderate",
    });
    expect(await say(person, sessionId, "Very close.")).toMatchObject({ crisis_detected: true, severity: "high" });
    await say(person, sessionId, "I know how.");
    await say(person, sessionId, "Most of me wants to.");
    const last = await say(person, sessionId, "They are in the drawer next to me.");
    expect(last).toMatchObject({ crisis_detected: true, severity: "imminent" });
    expect(last.message.content).toMatch(/911/);
    expect((await incidents(person)).map(({ severity }) => severity)).toEqual(["moderate", "high", "imminent"]);
  });

  it("CRIS-17 tells no guardian of a later danger once the home was named", async () => {
    const person = await signIn({ age: 15 });
    const sessionId = await opened(person);
    await say(person, sessionId, "my dad hits me with a belt when he is drunk");
    await say(person, sessionId, "no");
    await say(person, sessionId, "I want to kill myself");
    expect((await incidents(person)).map(({ guardianMayKnow }) => guardianMayKnow)).not.toContain(true);
  });

  it("keeps what the protocol remembers to itself", async () => {
    const person = await signIn();
    const answer = await say(person, await opened(person), "I want to kill myself");
    expect(Object.keys(answer.message.metadata?.crisis ?? {}).sort()).toEqual(["kind", "severity", "sign", "turn"]);
  });
});

describe("a person outside the United States", () => {
  it("CRIS-14 CRIS-16 is answered with the numbers of the country that the dialog uses", async () => {
    const person = await signIn();
    const answer = await say(person, await opened(person), "I want to kill myself", "es-ES,es;q=0.9,en-US;q=0.8");
    expect(answer.message.content).toMatch(/024/);
    expect(answer.message.content).not.toMatch(/988|741741/);
  });
});

const words = (id: string): string => textOf({ id }, { audience: "adult", language: "en" });

describe("the next visit after a crisis", () => {
  it("CRIS-16 R-20 keeps the question when it was not answered, in other words, and offers nothing before", async () => {
    const person = await signIn();
    await say(person, await opened(person), "I want to kill myself");
    await hoursPass(person, 24);
    const next = await opened(person);
    const [first, second] = [
      await say(person, next, "hey, its me again"),
      await say(person, next, "work was ok today"),
    ];
    for (const { message } of [first, second]) {
      expect(message.metadata?.crisis).toBeDefined();
      expect(message.metadata?.suggested_activities).toBeUndefined();
    }
    expect(first.message.content).toContain(words("steps.backCheck.1"));
    expect(second.message.content).not.toBe(first.message.content);
    expect((await say(person, next, CALM)).message.metadata?.crisis).toBeUndefined();
  });

  it("CRIS-16 opens with a gentle question, once, and an answer to it is heard", async () => {
    const person = await signIn();
    await say(person, await opened(person), "I want to kill myself");
    await hoursPass(person, 24);
    const next = await opened(person);
    const [opening, ...more] = await messages(person, next);
    expect(opening).toMatchObject({ role: "assistant" });
    expect(opening?.content).toBe(words("talk.checkIn.0"));
    expect(more).toEqual([]);
    expect(await opened(person)).toBe(next);
    expect(await messages(person, next)).toHaveLength(1);
    const answer = await say(person, next, "yes, they are back");
    expect(answer.message.content).toMatch(/988/);
    expect(await messages(person, await opened(person, "sad"))).toEqual([]);
  });

  it("CRIS-16 asks it with the first answer when an older conversation goes on", async () => {
    const person = await signIn();
    const older = await opened(person);
    await say(person, older, CALM);
    await say(person, await opened(person), "I want to kill myself");
    await hoursPass(person, 24);
    const first = await say(person, older, "The flat is quiet now.");
    expect(first.message.content).toContain(words("talk.checkIn.0"));
    const second = await say(person, older, "I feel better, thank you.");
    expect(second.message.content).toContain(words("talk.checkedWell"));
    expect((await say(person, older, CALM)).message.metadata?.crisis).toBeUndefined();
  });

  it("CRIS-16 remembers a crisis as care: who is back there, or asks to stop, is not questioned first", async () => {
    const person = await signIn();
    const older = await opened(person);
    await say(person, older, CALM);
    await say(person, await opened(person), "I want to kill myself");
    await hoursPass(person, 24);
    const told = "I feel like I am back there right now, I can hear it";
    expect((await say(person, older, told)).message.content).not.toContain(words("talk.checkIn.0"));
    const next = await opened(person, "sad");
    expect((await messages(person, next))[0]?.content).toBe(words("talk.checkIn.0"));
    const stopped = await say(person, next, "stop");
    expect(stopped.message.content).toBe(words("moments.quiet"));
    expect(stopped.message.content).not.toContain("?");
    expect((await say(person, next, CALM)).message.metadata?.crisis).toBeUndefined();
  });

  it("does not ask within the visit itself, nor after a low or an old one", async () => {
    const person = await signIn();
    const sessionId = await opened(person);
    await say(person, sessionId, "I want to kill myself");
    expect((await say(person, sessionId, "yes")).message.content).not.toContain(words("talk.checkIn.0"));
    await hoursPass(person, 24 * 20);
    expect(await messages(person, await opened(person))).toEqual([]);
  });

  it("CRIS-16 names neither the matter nor suicide where the home may be the danger", async () => {
    const person = await signIn();
    await say(person, await opened(person), "My husband choked me last night");
    await hoursPass(person, 24);
    const [opening] = await messages(person, await opened(person));
    expect(opening?.content).toBe(words("moments.checkIn.0"));
    expect(opening?.content).not.toMatch(/suicid|life|die|hurt|abus|husband|home/i);
  });
});
