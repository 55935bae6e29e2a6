import { PATCH as edit, DELETE as forgetOne } from "@/app/api/memory/[id]/route";
import { DELETE as forgetAll, GET as list, PATCH as turn } from "@/app/api/memory/route";
import { examineTitle, openSession } from "@/lib/features/conversation/open-session";
import { sendMessage } from "@/lib/features/conversation/send-message";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { helloOf } from "@/tests/factories/turns";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { MAX_ITEMS, TOLD_ITEMS } from "./constants";
import { insertItems } from "./repository";
import type { MemoryItem } from "./types";

const FACT = "My daughter Ana starts school in May";

async function talk(person: SignedIn, ...texts: string[]): Promise<string> {
  const { session } = await openSession(person.ctx, await examineTitle(person.ctx, { mood: "neutral" }));
  for (const content of texts) {
    const exchange = await sendMessage(person.ctx, { sessionId: session.id, content }, null);
    await exchange.run(() => {});
  }
  return session.id;
}

const items = async ({ cookie }: SignedIn) => (await ask(list, { cookie })).json<MemoryItem[]>();
const told = ({ ctx }: SignedIn) => helloOf(ctx);

describe("what the guide remembers", () => {
  it("CHAT-18 is the person's own sentence with its message, sealed, and told to the guide next time", async () => {
    const person = await signIn();
    const sessionId = await talk(person, `I slept badly. ${FACT}.`);
    const [item] = await items(person);
    expect(item).toMatchObject({ content: FACT, sourceSessionId: sessionId });
    const [message] = await query<{ id: string }>(
      `SELECT id::text FROM chat_messages WHERE "sessionId" = $1 AND role = 'user'`,
      [sessionId],
    );
    expect(item?.sourceMessageId).toBe(message?.id);
    const stored = await query(`SELECT content FROM memory_items WHERE "userId" = $1`, [person.user.id]);
    expect(JSON.stringify(stored)).not.toContain("Ana");
    const { memory, before } = await told(person);
    expect(memory.map(({ said }) => said)).toEqual([FACT]);
    expect(before).toContain("I slept badly");
  });

  it("is kept once, and nothing of a crisis is", async () => {
    const person = await signIn();
    await talk(person, `${FACT}. ${FACT}.`, FACT, "My brother is why I am going to kill myself tonight");
    expect((await items(person)).map(({ content }) => content)).toEqual([FACT]);
    expect((await told(person)).before).not.toContain("kill");
  });

  it("is kept once also where more is remembered than the guide is told, and what is new is kept beside it", async () => {
    const person = await signIn();
    await talk(person, FACT, "It rained.");
    const [first] = await items(person);
    const sourceMessageId = first?.sourceMessageId ?? "";
    for (let more = 0; more < TOLD_ITEMS; more += 1)
      await insertItems(
        person.ctx,
        [{ id: newId(), content: `I like kind number ${more}`, sourceMessageId }],
        new Date(),
      );
    await talk(person, "Hello.", `${FACT}. My brother is a baker.`, FACT);
    const kept = (await items(person)).map(({ content }) => content);
    expect(kept.filter((content) => content === FACT)).toHaveLength(1);
    expect(kept[0]).toBe("My brother is a baker");
    expect(kept).toHaveLength(TOLD_ITEMS + 2);
  });

  it("CHAT-15 is not kept where remembering is switched off, and is where it's switched on again", async () => {
    const person = await signIn();
    await ask(turn, { method: "PATCH", body: { enabled: false }, cookie: person.cookie });
    await talk(person, "Hello.", FACT);
    expect(await items(person)).toEqual([]);
    await ask(turn, { method: "PATCH", body: { enabled: true }, cookie: person.cookie });
    await talk(person, "Hello.", FACT);
    expect((await items(person)).map(({ content }) => content)).toEqual([FACT]);
  });

  it("is not learned again in the words that were corrected, and is after it was forgotten and is told anew", async () => {
    const person = await signIn();
    await talk(person, "Hello.", FACT);
    const [item] = await items(person);
    const params = { id: item?.id ?? "" };
    const body = { content: "Ana starts in June" };
    await ask(edit, { method: "PATCH", params, body, cookie: person.cookie });
    await talk(person, "Hello.", FACT);
    expect((await items(person)).map(({ content }) => content)).toEqual(["Ana starts in June"]);
    await ask(forgetOne, { method: "DELETE", params, cookie: person.cookie });
    await talk(person, "Hello.", FACT);
    expect((await items(person)).map(({ content }) => content)).toEqual([FACT]);
  });

  it("told again in the words that were corrected, costs no older memory its place where no more can be kept", async () => {
    const person = await signIn();
    await talk(person, "Hello.", FACT);
    const [item] = await items(person);
    const body = { content: "Ana starts in June" };
    await ask(edit, { method: "PATCH", params: { id: item?.id ?? "" }, body, cookie: person.cookie });
    const sourceMessageId = item?.sourceMessageId ?? "";
    for (let more = 1; more < MAX_ITEMS; more += 1)
      await insertItems(
        person.ctx,
        [{ id: newId(), content: `I like kind number ${more}`, sourceMessageId }],
        new Date(),
      );
    const before = await items(person);
    await talk(person, "Hello.", FACT);
    expect(await items(person)).toEqual(before);
    await talk(person, "Hello.", "My brother is a baker");
    const after = (await items(person)).map(({ content }) => content);
    expect([after.length, after[0]]).toEqual([MAX_ITEMS, "My brother is a baker"]);
    expect(after).not.toContain("Ana starts in June");
  });

  it("rewritten into something else stands for what it was told as: those very words are not learned again, others are", async () => {
    const person = await signIn();
    await talk(person, "Hello.", "I work in a bakery");
    const [item] = await items(person);
    const params = { id: item?.id ?? "" };
    const contents = async () => (await items(person)).map(({ content }) => content);
    const body = { content: "My cat is called Tom" };
    await ask(edit, { method: "PATCH", params, body, cookie: person.cookie });
    await talk(person, "Hello.", "I work in a bakery");
    expect(await contents()).toEqual(["My cat is called Tom"]);
    await talk(person, "Hello.", "I work in the bakery by the bridge");
    expect(await contents()).toEqual(["I work in the bakery by the bridge", "My cat is called Tom"]);
    await ask(forgetOne, { method: "DELETE", params, cookie: person.cookie });
    await talk(person, "Hello.", "I work in a bakery");
    expect(await contents()).toEqual(["I work in a bakery", "I work in the bakery by the bridge"]);
  });

  it("can be corrected and forgotten, one by one or all", async () => {
    const person = await signIn();
    await talk(person, FACT, "My brother is a baker");
    const [newest, oldest] = await items(person);
    const params = { id: oldest?.id ?? "" };
    const edited = await ask(edit, {
      method: "PATCH",
      params,
      body: { content: "Ana starts in June" },
      cookie: person.cookie,
    });
    expect(edited.json()).toMatchObject({ content: "Ana starts in June", crisis_detected: false });
    expect(
      (await ask(forgetOne, { method: "DELETE", params: { id: newest?.id ?? "" }, cookie: person.cookie })).status,
    ).toBe(204);
    expect((await items(person)).map(({ content }) => content)).toEqual(["Ana starts in June"]);
    expect((await ask(forgetAll, { method: "DELETE", cookie: person.cookie })).status).toBe(204);
    expect(await items(person)).toEqual([]);
  });

  it("switched off, nothing is kept and nothing is told; what was kept stays for the person to see", async () => {
    const person = await signIn();
    await talk(person, FACT);
    const off = await ask(turn, { method: "PATCH", body: { enabled: false }, cookie: person.cookie });
    expect(off.json()).toEqual({ enabled: false });
    await talk(person, "My brother is a baker");
    expect((await items(person)).map(({ content }) => content)).toEqual([FACT]);
    expect(await told(person)).toMatchObject({ memory: [], before: null });
  });

  it("AUTH-12 belongs to one person alone, and bad input is refused by field", async () => {
    const person = await signIn();
    await talk(person, FACT);
    const stranger = await signIn();
    const params = { id: (await items(person))[0]?.id ?? "" };
    const body = { content: "mine" };
    expect((await ask(edit, { method: "PATCH", params, body, cookie: stranger.cookie })).status).toBe(404);
    expect((await ask(forgetOne, { method: "DELETE", params, cookie: stranger.cookie })).status).toBe(404);
    expect((await ask(list)).status).toBe(401);
    const empty = await ask(edit, { method: "PATCH", params, body: { content: "  " }, cookie: person.cookie });
    expect(empty.json()).toMatchObject({ issues: [{ path: "content", message: "Write something to remember" }] });
    expect((await ask(turn, { method: "PATCH", body: { enabled: "no" }, cookie: person.cookie })).status).toBe(400);
  });

  it("CRIS-16 a correction is read for a crisis, which leaves an incident", async () => {
    const person = await signIn();
    await talk(person, FACT);
    const params = { id: (await items(person))[0]?.id ?? "" };
    const body = { content: "I am going to kill myself tonight" };
    const edited = await ask(edit, { method: "PATCH", params, body, cookie: person.cookie });
    expect(edited.json()).toMatchObject({ crisis_detected: true });
    const incidents = await query(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [person.user.id]);
    expect(incidents).toEqual([{ source: "memory" }]);
  });
});
