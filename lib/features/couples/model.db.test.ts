import type { MemberCtx } from "@/lib/ports/context";
import type { Guide, Turn } from "@/lib/ports/model";
import { couple } from "@/tests/factories/couples";
import { query } from "@/tests/support/database";
import { acceptMessage } from "./accept-message";
import { answerMessage } from "./answer-message";
import { sendRelationshipMessage } from "./send-message";

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
  const { message, whole } = await answered(ctx, session.id, "The sea is very deep at the old pier.");
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
