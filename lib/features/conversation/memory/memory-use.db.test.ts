import { examineTitle, openSession } from "@/lib/features/conversation/open-session";
import { sendMessage } from "@/lib/features/conversation/send-message";
import { readMemory } from "@/lib/guide/content/load";
import type { MemberCtx } from "@/lib/ports/context";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { findOwnItems, updateOwnItem } from "./repository";

const FIRST_DAY = new Date("2026-11-04T12:00:00Z");
const DAY = 86_400_000;
/** The person's context on a later day, in transactions too; each call is a second later. */
function onDay({ ctx }: SignedIn, day: number): MemberCtx {
  let calls = 0;
  const now = () => new Date(FIRST_DAY.getTime() + day * DAY + 1000 * calls++);
  const dressed = (on: MemberCtx): MemberCtx => ({
    ...on,
    now,
    transaction: (work) => on.transaction((tx) => work(dressed(tx as MemberCtx))),
  });
  return dressed(ctx);
}

/** Opens a conversation and returns its answers. */
async function talk(ctx: MemberCtx, ...texts: string[]): Promise<string[]> {
  const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
  const answers: string[] = [];
  for (const content of texts) {
    const exchange = await sendMessage(ctx, { sessionId: session.id, content }, null);
    answers.push((await exchange.run(() => {})).content);
  }
  return answers;
}

const words = readMemory("en").adult;
const contents = async (person: SignedIn) => (await findOwnItems(person.ctx)).map(({ content }) => content);

describe("what the guide does with its memory", () => {
  it("CHAT-24 asks once how an event went, in the third week, to a hello of a new conversation", async () => {
    const person = await signIn();
    await talk(onDay(person, 0), "My sister Nora lives in Lisbon.", "I work as a baker.");
    await talk(onDay(person, 7), "I have a driving test on Monday.");
    expect((await findOwnItems(person.ctx)).map(({ kind, day }) => [kind, day])).toEqual([
      ...[
        ["event", "2026-11-16"],
        ["about", null],
        ["person", null],
      ],
    ]);
    expect((await talk(onDay(person, 11), "hi"))[0]).not.toContain("your driving test");
    const [asked, later] = await talk(onDay(person, 14), "hi", "hi");
    const expected = words.on_day.map((each) =>
      each.replace("{event}", "your driving test").replace("{day}", "Monday"),
    );
    expect(expected).toContain(asked);
    expect(later).not.toContain("driving test");
    expect((await talk(onDay(person, 15), "hi"))[0]).not.toContain("your driving test");
    const [known] = await talk(onDay(person, 15), "What do you know about me?");
    expect(known).toContain(`${words.kinds.person}\n“My sister Nora lives in Lisbon”`);
    expect(known).toContain(`${words.kinds.about}\n“I work as a baker”`);
  });

  it("CHAT-24 what they bring comes first, and the event is asked about at the next hello", async () => {
    const person = await signIn();
    await talk(onDay(person, 0), "I have a driving test on Friday.");
    const [brought] = await talk(onDay(person, 4), "My boss puts me down in front of everyone");
    expect(brought).not.toContain("driving test");
    expect((await talk(onDay(person, 5), "hi"))[0]).toContain("your driving test");
  });

  it("CHAT-24 offers what helped, with half a sentence, and not what didn't", async () => {
    const asks = ["I'm so stressed and anxious", "what exercise could I try?"];
    const helped = await signIn();
    await talk(onDay(helped, 0), "Slow breathing helps me.");
    const [, offered = ""] = await talk(onDay(helped, 3), ...asks);
    expect(words.helped.some((each) => offered.startsWith(each))).toBe(true);
    const other = await signIn();
    await talk(onDay(other, 0), "Breathing exercises don't help me at all.");
    const [, instead = ""] = await talk(onDay(other, 3), ...asks);
    expect(words.not_helped.some((each) => instead.startsWith(each.split("{")[0] ?? "-"))).toBe(true);
  });

  it("the same words about another day are another event, and about the same day they aren't", async () => {
    const person = await signIn();
    await talk(onDay(person, 0), "I have a math test on Friday.");
    await talk(onDay(person, 1), "I have a math test on Friday.");
    expect(await contents(person)).toHaveLength(1);
    await talk(onDay(person, 7), "Hello.", "I have a math test on Friday.");
    expect((await findOwnItems(person.ctx)).map(({ day }) => day)).toEqual(["2026-11-13", "2026-11-06"]);
  });

  it("CRIS-16 nothing is kept of a message that raises a concern, and none is used in that conversation", async () => {
    const person = await signIn();
    await talk(onDay(person, 0), "Slow breathing helps me.", "I have a driving test on Friday.");
    const answers = await talk(
      onDay(person, 5),
      "My sister Nora lives in Lisbon, and lately I wonder whether anyone would miss me if I was gone",
      "no, I'm just so stressed and anxious",
      "what exercise could I try?",
    );
    expect((await contents(person)).join()).not.toContain("Nora");
    for (const answer of answers) {
      expect(words.helped.some((each) => answer.includes(each))).toBe(false);
      expect(answer).not.toContain("driving test");
    }
  });

  it("CRIS-16 nothing more is kept of a conversation once a danger came up in it", async () => {
    const person = await signIn();
    const day = onDay(person, 0);
    const { session } = await openSession(day, await examineTitle(day, { mood: "neutral" }));
    const say = async (content: string) =>
      (await sendMessage(day, { sessionId: session.id, content }, null)).run(() => {});
    await say("My sister Nora lives in Lisbon.");
    await incidentOf(person, { source: "chat_message", sessionId: session.id });
    await say("My brother is a baker.");
    expect(await contents(person)).toEqual(["My sister Nora lives in Lisbon"]);
  });

  it("an event's day is counted from when it was told", async () => {
    const person = await signIn();
    const { session } = await openSession(onDay(person, 0), await examineTitle(onDay(person, 0), { mood: "neutral" }));
    const content = "I have a driving test on Friday.";
    const exchange = await sendMessage(onDay(person, 0), { sessionId: session.id, content }, null);
    await exchange.run(() => {});
    expect((await findOwnItems(person.ctx)).map(({ day }) => day)).toEqual(["2026-11-06"]);
  });

  it("a corrected event may be asked about again", async () => {
    const person = await signIn();
    await talk(onDay(person, 0), "I have a driving test on Friday.");
    await talk(onDay(person, 4), "hi");
    const followedUp = () =>
      query<{ at: Date | null }>(`SELECT "followedUpAt" AS at FROM memory_items WHERE "userId" = $1`, [person.user.id]);
    expect((await followedUp())[0]?.at).not.toBeNull();
    const [item] = await findOwnItems(person.ctx);
    await updateOwnItem(onDay(person, 5), item?.id ?? "", "My driving test is on Thursday");
    expect((await followedUp())[0]?.at).toBeNull();
  });
});
