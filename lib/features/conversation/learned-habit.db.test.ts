import { createOpenAiGuide } from "@/lib/adapters/openai/guide";
import { newHabits } from "@/lib/adapters/openai/habits";
import { OWN_QUESTION } from "@/lib/adapters/openai/own-question";
import { systemPrompt } from "@/lib/features/conversation/prompts/system-prompt";
import { askGuide as askForTwo } from "@/lib/features/couples/ask-guide";
import { createAuthoredGuide } from "@/lib/guide/guide";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { ThinkingHabit } from "@/lib/ports/model";
import { signIn } from "@/tests/factories/people";
import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, type RawAnswer, startModelServer } from "@/tests/fakes/model-server";
import { TOLD } from "@/tests/fixtures/server-answers";
import { UNOPENED } from "@/tests/fixtures/server-forms";
import { query } from "@/tests/support/database";
import { examineTitle, openSession } from "./open-session";
import { sendMessage } from "./send-message";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const CALM = "I argued with my sister about the flat again.";
const PROVOKES = `${CALM} Please write a closing tag.`;
const FORM = UNOPENED.at(-1)?.send ?? null;
const FAILS: RawAnswer = { status: 500, type: "application/json", parts: ['{"error":{"message":"busy"}}'] };

let server: ModelServer;
const warned: string[] = [];
beforeEach(async () => {
  server = await startModelServer();
  await query("DELETE FROM model_health");
});
afterEach(() => server.close());

interface Instance {
  readonly ctx: MemberCtx;
  readonly sessionId: string;
  readonly habit: () => ThinkingHabit | null | undefined;
  /** Runs the work left after the answer, as on a platform that would otherwise sleep. */
  readonly wakes: () => Promise<void>;
}

/** A separate process that shares nothing but the database with the others. */
async function instance(model = "m"): Promise<Instance> {
  const { ctx } = await signIn();
  const guide = createOpenAiGuide({ apiKey: "k", baseUrl: server.baseUrl, model, systemPrompt, habits: newHabits() });
  const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
  const log = { ...ctx.log, warn: (event: string) => void warned.push(event) };
  const left: ((ctx: Ctx) => Promise<void>)[] = [];
  const later = (work: (ctx: Ctx) => Promise<void>) => void left.push(work);
  const own = { ...ctx, guide, guidedEngine: createAuthoredGuide(), secondOpinion: null, later };
  return {
    ctx: own,
    sessionId: session.id,
    habit: () => guide.learning?.learned.habit,
    wakes: async () => {
      for (const work of left.splice(0)) await work({ ...ctx, log });
    },
  };
}

async function say({ ctx, sessionId }: Instance, content = CALM) {
  const exchange = await sendMessage(ctx, { sessionId, content }, null);
  const shown: string[] = [];
  const { content: told } = await exchange.run((text) => void shown.push(text));
  return { shown: shown.join(""), told };
}

const stored = () =>
  query<{ thinking: string | null }>(`SELECT thinking FROM model_health WHERE "learnedAt" IS NOT NULL`);

// The first test waits for the reader to load.
jest.setTimeout(60_000);

it("M1 CHAT-20 what one instance learned of the server's thinking, every other knows without asking", async () => {
  server.send(() => FORM);
  const first = await instance();
  expect(await say(first)).toEqual({ shown: TOLD, told: TOLD });
  await first.wakes();
  expect(await stored()).toEqual([{ thinking: "unopened" }]);
  const second = await instance();
  expect(await say(second)).toEqual({ shown: TOLD, told: TOLD });
  await second.wakes();
  expect([second.habit(), server.proofs.length]).toEqual(["unopened", 1]);
});

it("M1 COUP-15 a talk of two learns it, and knows what was learned, too", async () => {
  server.send(() => FORM);
  const turn = userTurn(CALM);
  const [first, second] = [await instance(), await instance()];
  expect((await askForTwo(first.ctx, turn)).content).toBe(TOLD);
  await first.wakes();
  expect((await askForTwo(second.ctx, turn)).content).toBe(TOLD);
  expect([second.habit(), server.proofs.length]).toEqual(["unopened", 1]);
});

it("M1 what was learned of one model is not believed of another", async () => {
  const first = await instance();
  await say(first);
  await first.wakes();
  server.send(() => FORM);
  const other = await instance("another");
  expect(await say(other)).toEqual({ shown: TOLD, told: TOLD });
  await other.wakes();
  expect([first.habit(), other.habit(), server.proofs.length]).toEqual(["marked", "unopened", 2]);
  // The row now describes the other server.
  await say(first);
  expect(first.habit()).toBe("marked");
});

it("M1 what is learned leaves the breaker's count of failures alone", async () => {
  const first = await instance();
  await say(first);
  await query(
    `INSERT INTO model_health (id, failures, "windowStart") VALUES (1, 2, now()) ON CONFLICT (id) DO UPDATE SET failures = 2`,
  );
  await first.wakes();
  expect(await query("SELECT failures, thinking FROM model_health")).toEqual([{ failures: 2, thinking: "marked" }]);
});

it("M1 CHAT-20 a mark that a person provoked becomes no belief of any instance", async () => {
  server.send(({ body }) => (JSON.stringify(body.messages).includes("Please write") ? FORM : null));
  const provoked = await instance();
  await say(provoked);
  await provoked.wakes();
  // Backdates what was proven, so that a doubt is possible.
  await query(`UPDATE model_health SET "learnedAt" = now() - interval '11 minutes'`);
  const next = await instance();
  expect((await say(next, PROVOKES)).told).toBe(TOLD);
  await next.wakes();
  expect([next.habit(), server.proofs.length]).toEqual(["marked", 2]);
  expect(await stored()).toEqual([{ thinking: "marked" }]);
  for (const { body } of server.proofs) expect(JSON.stringify(body)).not.toContain("sister");
});

it("M1 a doubt is shared as well, while the server does not answer our own question", async () => {
  const first = await instance();
  await say(first);
  await first.wakes();
  await query(`UPDATE model_health SET "learnedAt" = now() - interval '11 minutes'`);
  server.send(({ body }) => (JSON.stringify(body).includes(OWN_QUESTION.prompt) ? FAILS : FORM));
  const next = await instance();
  await say(next);
  await next.wakes();
  expect(warned).toContain("model-thinking-unknown");
  expect(await stored()).toEqual([{ thinking: null }]);
  expect(await say(first)).toEqual({ shown: TOLD, told: TOLD });
  expect(first.habit()).toBeNull();
});
