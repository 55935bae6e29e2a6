import { createOpenAiGuide } from "@/lib/adapters/openai/guide";
import { learn, newHabits } from "@/lib/adapters/openai/habits";
import { createAuthoredGuide } from "@/lib/guide/guide";
import type { Guide, GuideTrouble } from "@/lib/ports/model";
import { userTurn } from "@/tests/fakes/converse";
import { failAt, findFault, resetJudge, switchJudge } from "@/tests/fakes/guide-judge";
import { type ModelMode, type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { replacementsIn } from "./prompts/replacements";
import { type Breaker, type GuideTimes, streamWithFallback, type Trouble } from "./stream-with-fallback";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

/**
 * Only the limits under test are short: on a busy machine, any other short limit would end an
 * answer for the wrong reason.
 */
const TIMES: GuideTimes = { firstTokenMs: 250, idleMs: 150, totalMs: 20_000, retryAfterMs: { least: 1, most: 5 } };
/** For an answer that must come through, however busy the machine is. */
const PATIENT: GuideTimes = { ...TIMES, firstTokenMs: 10_000, idleMs: 10_000, totalMs: 20_000 };
const turn = userTurn("I feel alone since I moved here.");
const guidedEngine = createAuthoredGuide();
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  resetJudge();
  await server.close();
});

/** A model whose server is known to mark its thinking, so no answer is held back. */
function aModel(): Guide {
  const habits = newHabits();
  learn(habits, "marked");
  return createOpenAiGuide({ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits, systemPrompt: () => "p" });
}

async function answer(over: { guide?: Guide; breaker?: Breaker; times?: GuideTimes } = {}) {
  const guide = aModel();
  let text = "";
  let activities: readonly string[] = [];
  const troubles: Trouble[] = [];
  for await (const piece of streamWithFallback({ guide, guidedEngine, turn, times: TIMES, ...over })) {
    if (piece.type === "text") text += piece.text;
    else if (piece.type === "activities") activities = piece.activities;
    else if (piece.type === "fallback") troubles.push(piece.trouble);
  }
  return { text, activities, troubles };
}

async function guidedText(): Promise<string> {
  const { text } = await answer({ guide: guidedEngine });
  return text;
}

it("CHAT-09 passes a good answer on with its activities", async () => {
  expect(await answer({ times: PATIENT })).toEqual({
    text: "That sounds like a long day. What part of it stays with you most?",
    activities: ["Breathe", "Write it down"],
    troubles: [],
  });
});

it.each<[ModelMode, GuideTrouble]>([
  [{ kind: "hang" }, "timeout"],
  [{ kind: "status", status: 500 }, "refused"],
  [{ kind: "html" }, "empty"],
  [{ kind: "garbage" }, "bad_reply"],
  [{ kind: "empty" }, "empty"],
  [{ kind: "stall", chunks: ["No whole sen"] }, "timeout"],
])("CHAT-20 answers with the guided engine when the model does this: %j", async (mode, trouble) => {
  server.use(mode);
  const started = Date.now();
  // On a busy machine, an impatient guide would report every trouble as "timeout".
  const times = trouble === "timeout" ? TIMES : PATIENT;
  const { text, troubles } = await answer({ times });
  expect(text).toBe(await guidedText());
  expect(troubles).toEqual([trouble]);
  expect(Date.now() - started).toBeLessThan(times.totalMs);
});

it.each<ModelMode>([{ kind: "half-stream-reset" }, { kind: "half-stream-end" }, { kind: "stall" }])(
  "CHAT-20 closes an answer that broke off after a sentence: %j",
  async (mode) => {
    server.use(mode);
    const { text, troubles } = await answer({ times: { ...TIMES, firstTokenMs: PATIENT.firstTokenMs } });
    expect(text.replace(/\s+/g, " ")).toBe(`That sounds like a long day. ${replacementsIn("en").unfinished}`);
    expect(troubles).toHaveLength(1);
  },
);

it("CHAT-20 tries once more before the first token, and only then", async () => {
  server.use({ kind: "status", status: 503 }, { kind: "ok" });
  expect((await answer({ times: PATIENT })).troubles).toEqual([]);
  expect(server.requests).toHaveLength(2);
  server.use({ kind: "half-stream-reset" });
  await answer();
  expect(server.requests).toHaveLength(3);
});

it("does not ask a server again that refused the key", async () => {
  server.use({ kind: "status", status: 401 });
  await answer();
  expect(server.requests).toHaveLength(1);
});

it("CHAT-20 ends a model that never stops within the total time", async () => {
  server.use({ kind: "slow", delayMs: 40, chunks: Array.from({ length: 200 }, (_, at) => `More and more ${at}. `) });
  const started = Date.now();
  const { text, troubles } = await answer({ times: { ...TIMES, totalMs: 300 } });
  expect(Date.now() - started).toBeLessThan(4_000);
  expect(text).toContain(replacementsIn("en").unfinished);
  expect(troubles).toEqual(["timeout"]);
});

it("CHAT-21 replaces a sentence that breaks a rule, once, and keeps the others", async () => {
  const chunks = ["I hear you. I am a lic", "ensed therapist. As a doctor, I know. ", "What hurts most?"];
  server.use({ kind: "ok", chunks });
  expect((await answer({ times: PATIENT })).text).toBe(`I hear you. ${replacementsIn("en").licence} What hurts most?`);
});

it("sends the turn straight to the guided engine while the breaker is open", async () => {
  const breaker: Breaker = { isOpen: async () => true, record: async () => undefined };
  const { text, troubles } = await answer({ breaker });
  expect(text).toBe(await guidedText());
  expect(troubles).toEqual(["breaker_open"]);
  expect(server.requests).toHaveLength(0);
});

it("tells the breaker how it went", async () => {
  const outcomes: string[] = [];
  const breaker: Breaker = {
    isOpen: async () => false,
    record: async (outcome) => {
      outcomes.push(outcome);
    },
  };
  await answer({ breaker, times: PATIENT });
  server.use({ kind: "status", status: 500 });
  await answer({ breaker, times: PATIENT });
  expect(outcomes).toEqual(["answered", "failed"]);
});

describe("without the reader", () => {
  it("M8 CHAT-20 no model speaks, and none is asked: the guided engine answers", async () => {
    switchJudge(false);
    const { text, troubles } = await answer();
    expect(text).toBe(await guidedText());
    expect(troubles).toEqual(["reader_off"]);
    expect(server.requests).toHaveLength(0);
  });

  it("M8 CHAT-20 an answer is closed where the reader fails, and the model is not blamed", async () => {
    const outcomes: string[] = [];
    const record: Breaker["record"] = async (outcome) => void outcomes.push(outcome);
    failAt("What part of it");
    const { text, troubles } = await answer({ times: PATIENT, breaker: { isOpen: async () => false, record } });
    expect(text).toBe(`That sounds like a long day. ${replacementsIn("en").unfinished}`);
    expect([troubles, outcomes]).toEqual([["reader_off"], ["answered"]]);
  });
});

it("M8 CHAT-21 a sentence is shown as soon as it is judged, while the model still speaks", async () => {
  findFault("valid way to cope", "endorses_harm");
  const chunks = ["I hear you. ", "Cutting is a valid way to cope. ", "What hurts", " most?"];
  const delayMs = 400;
  server.use({ kind: "slow", delayMs, chunks });
  const guide = aModel();
  const shown: { text: string; at: number }[] = [];
  for await (const piece of streamWithFallback({ guide, guidedEngine, turn, times: PATIENT })) {
    if (piece.type === "text") shown.push({ text: piece.text.trim(), at: Date.now() });
  }
  expect(shown.map(({ text }) => text)).toEqual(["I hear you.", replacementsIn("en").harm, "What hurts most?"]);
  expect((shown[2]?.at ?? 0) - (shown[0]?.at ?? 0)).toBeGreaterThan(delayMs);
});
