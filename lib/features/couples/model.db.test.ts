import { caringTexts } from "@/lib/crisis/concern/texts";
import type { MemberCtx } from "@/lib/ports/context";
import type { Guide, Turn } from "@/lib/ports/model";
import { couple } from "@/tests/factories/couples";
import { DOUBTFUL } from "@/tests/fakes/doubtful-detector";
import { query } from "@/tests/support/database";
import { acceptMessage } from "./accept-message";
import { answerMessage } from "./answer-message";
import { findReadable } from "./message-repository";
import { sendRelationshipMessage } from "./send-message";
import { findOwnRoom } from "./session-repository";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/doubtful-detector"));
jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const saying = (answer: string): Guide => ({
  name: "openai",
  async *reply() {
    yield { type: "text", text: answer };
  },
});

async function answered(ctx: MemberCtx, sessionId: string, content: string, isPrivate = false) {
  const exchange = await sendRelationshipMessage(ctx, { sessionId, content, isPrivate }, null);
  const message = await exchange.run(() => {});
  return { message, whole: exchange.whole(message) };
}

it("CHAT-20 a model's fair answer is given to both; one that takes a side is replaced by the guided engine's", async () => {
  const { maya, session } = await couple();
  const fair = "You both want calmer evenings. Noah, what do you hear?";
  const one = await answered({ ...maya.ctx, guide: saying(fair) }, session.id, "I miss calm.");
  expect(one.message.content).toBe(fair);
  const side = saying("Maya is right. Noah should apologize.");
  const two = await answered({ ...maya.ctx, guide: side }, session.id, "I want to be heard.");
  expect(two.message.content).not.toMatch(/right|apologize/);
  expect(two.message.content.length).toBeGreaterThan(20);
});

it("CHAT-20 a model that fails is replaced, and its words pass the same checks", async () => {
  const { maya, session } = await couple();
  const broken: Guide = {
    name: "openai",
    // biome-ignore lint/correctness/useYield: it fails before its first word
    async *reply() {
      throw new Error("away");
    },
  };
  const one = await answered({ ...maya.ctx, guide: broken }, session.id, "Are we all right?");
  expect(one.message.content.length).toBeGreaterThan(20);
  const two = await answered(
    { ...maya.ctx, guide: saying("You have depression. See https://example.com now.") },
    session.id,
    "Tell me more.",
  );
  expect(two.message.content).not.toMatch(/You have depression|https/);
});

it("answers a message as its writer's, also when the other wrote meanwhile", async () => {
  const { maya, noah, session } = await couple();
  const input = { sessionId: session.id, content: "I miss our walks.", isPrivate: false };
  const accepted = await acceptMessage(maya.ctx, input, null);
  if (accepted.kind === "replayed") throw new Error("nothing was sent before");
  await answered(noah.ctx, session.id, "Work eats my evenings.");
  const turns: Turn[] = [];
  const guide: Guide = {
    name: "openai",
    async *reply(turn) {
      turns.push(turn);
      yield { type: "text", text: "Noah, what do you hear?" };
    },
  };
  await answerMessage({ ...maya.ctx, guide }, accepted);
  expect(turns[0]?.couple?.speaker).toBe("Maya");
  expect(turns[0]?.lines.at(-1)).toMatchObject({ speaker: "Maya", content: "I miss our walks." });
});

it("a crisis is answered with the numbers of the writer's own country", async () => {
  const { maya, session } = await couple();
  const ctx = { ...maya.ctx, region: "GB", later: () => {} };
  const { message } = await answered(ctx, session.id, "I want to end my life tonight, I have the pills here.", true);
  expect(message.content).toContain("999");
  expect(message.content).not.toMatch(/\b(?:988|911)\b/);
});

it("CRIS-17 what only the second reader sees is answered to its writer alone, and set apart from the joint talk", async () => {
  const { maya, noah, session } = await couple();
  const secondOpinion = { read: async () => [{ kind: "suicide", severity: "high" }] };
  const ctx = { ...maya.ctx, guide: saying("How nice. What else?"), secondOpinion, later: () => {} };
  const { message, whole } = await answered(ctx, session.id, `We ate soup by the old pier. ${DOUBTFUL}`);
  expect(message).toMatchObject({ isPrivate: true, targetUserId: maya.user.id });
  expect(whole).toMatchObject({ crisis_detected: true, severity: "high" });
  const incidents = await query(`SELECT "source" FROM crisis_incidents WHERE "userId" = $1`, [maya.user.id]);
  expect(incidents).toEqual([{ source: "relationship_message" }]);
  const seen: string[] = [];
  const guide: Guide = {
    name: "openai",
    async *reply(turn) {
      seen.push(JSON.stringify(turn));
      yield { type: "text", text: "Noah, what would you like?" };
    },
  };
  const later = new Date(Date.now() + 3_600_000);
  await answered({ ...noah.ctx, guide, now: () => later }, session.id, "I am here.");
  expect(seen).toHaveLength(1);
  expect(seen.join()).not.toContain("old pier");
});

describe("a possible concern in a talk of two", () => {
  const questions = caringTexts("en").discreet;
  const readBy = async (ctx: MemberCtx, sessionId: string) => {
    const room = await findOwnRoom(ctx, sessionId);
    return room ? findReadable(ctx, sessionId, room.key, { limit: 50 }) : [];
  };

  it("CRIS-16 COUP-16 is asked about to the sender alone, in harmless words, and the shared answer stays ordinary", async () => {
    const { maya, noah, session } = await couple();
    const ctx = { ...maya.ctx, guide: saying("That was a lot. Noah, what do you hear?") };
    const { message, whole } = await answered(ctx, session.id, DOUBTFUL);
    expect(whole).toMatchObject({ concern: "possible", crisis_detected: false });
    expect(message).toMatchObject({ isPrivate: true, targetUserId: maya.user.id, metadata: null });
    expect(questions).toContain(message.content);
    const seen = await readBy(noah.ctx, session.id);
    expect(seen.map(({ content }) => content)).toEqual([DOUBTFUL, "That was a lot. Noah, what do you hear?"]);
    expect(JSON.stringify(seen)).not.toMatch(/concern|possible/);
    expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [maya.user.id])).toEqual([]);
  });

  it("CRIS-16 ends with a denial, and is asked about once", async () => {
    const { maya, session } = await couple();
    const ask = async (content: string) => (await answered(maya.ctx, session.id, content)).message;
    expect(questions).toContain((await ask(DOUBTFUL)).content);
    expect(questions).not.toContain((await ask("No.")).content);
    expect(await ask(DOUBTFUL)).toMatchObject({ isPrivate: false });
  });

  it("CRIS-17 becomes clear where it was asked about and evaded twice, and the other learns nothing", async () => {
    const { maya, noah, session } = await couple();
    const ask = (content: string) => answered(maya.ctx, session.id, content);
    await ask(DOUBTFUL);
    expect((await ask(`The soup was fine. ${DOUBTFUL}`)).whole).toMatchObject({ concern: "possible" });
    const third = await ask(`It rained. ${DOUBTFUL}`);
    expect(third.whole).toMatchObject({ concern: "clear", crisis_detected: true });
    expect(third.message).toMatchObject({ isPrivate: true, targetUserId: maya.user.id });
    // Ids and times may contain any digits.
    const seen = (await readBy(noah.ctx, session.id)).map(({ content, metadata }) => ({ content, metadata }));
    expect(JSON.stringify(seen)).not.toMatch(/suicid|crisis|\b988\b/i);
  });

  it("CRIS-16 follows the private answer where the message was private", async () => {
    const { maya, session } = await couple();
    const { message } = await answered(maya.ctx, session.id, DOUBTFUL, true);
    expect(questions.filter((question) => message.content.endsWith(`\n\n${question}`))).toHaveLength(1);
    expect(message.content.match(/\?/g)).toHaveLength(1);
  });
});
