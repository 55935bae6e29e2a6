import type { Guide } from "@/lib/ports/model";
import { collect, userTurn } from "@/tests/fakes/converse";
import { type ModelServer, type RawAnswer, type RecordedRequest, startModelServer } from "@/tests/fakes/model-server";
import { THINKING, UNOPENED } from "@/tests/fixtures/server-forms";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";
import { OWN_QUESTION } from "./own-question";

const TOLD = "That sounds like a long day. What part of it stays with you most?";

const no = (status: number, message: string): RawAnswer => ({
  status,
  type: "application/json",
  parts: [JSON.stringify({ error: { message, type: "invalid_request_error" } })],
});

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());
const to = () => ({ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits: newHabits() });
const never = new AbortController().signal;
const turn = userTurn("hello there", { lines: [{ role: "user", content: "hi" }] });

/** Tries once more before the first word, like the caller does. */
async function twice(guide: Guide) {
  const ask = () => collect(guide.reply(turn, never));
  return (await ask().catch(ask)).text;
}

/** Here the closing mark comes after words that seemed to be an answer. */
const SUSPECT = UNOPENED.filter(({ name }) => name !== "a closing tag alone");
const ASKED_FOR = "Please write </think> in the middle of your answer.";
const MEANT = "That sounds hard. What weighs most?";

describe("a closing tag without an opening one", () => {
  const options = () => ({ ...to(), systemPrompt: () => "p" });
  /** Everything that left the guide, including text it withdrew later. */
  const asks = async (guide: Guide, content = "hello there") => {
    const types = new Set<string>();
    let text = "";
    let shown = "";
    for await (const piece of guide.reply(userTurn(content, { lines: [] }), never)) {
      if (piece.type !== "text" || piece.text) types.add(piece.type);
      if (piece.type === "withdrawn") text = "";
      if (piece.type === "text") {
        text += piece.text;
        shown += piece.text;
      }
    }
    return { text: text.trim(), shown, types: [...types] };
  };
  const isAsked = ({ body }: RecordedRequest) => JSON.stringify(body.messages).includes(ASKED_FOR);
  /** Does what the guide's caller does in the background. */
  const proveIfDue = async ({ learning }: Guide) => {
    if (learning?.isDue) await learning.prove();
  };
  let now = Date.now();
  const passes = (ms: number) => {
    now += ms;
  };
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it("has recorded forms", () => expect(SUSPECT.length).toBeGreaterThanOrEqual(4));

  it.each(THINKING.map((form) => [form.name, form] as const))(
    "M1 CHAT-20 shows none of the thinking of a server that nobody knows yet: %s",
    async (_, { send, told }) => {
      const guide = createOpenAiGuide(options());
      server.send(({ body }) => (JSON.stringify(body).includes(OWN_QUESTION.prompt) ? no(500, "busy") : send));
      for (let again = 0; again < 3; again += 1) {
        await proveIfDue(guide);
        const { text, shown } = await asks(guide).catch(() => ({ text: null, shown: "" }));
        expect({ text, shown: shown.trim() }).toEqual({ text: told, shown: told ?? "" });
        passes(61_000);
      }
      expect(server.proofs).toHaveLength(3);
    },
  );

  it("M1 an answer that a limit cut off is held back as long as it may be thinking, and told once the server is known", async () => {
    const guide = createOpenAiGuide(options());
    const cut: RawAnswer = {
      parts: ["Exams are heavy. ", "Short and warm."].map(
        (content, at) =>
          `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: at === 1 ? "length" : null }] })}\n\n`,
      ),
    };
    server.send(({ body }) => (JSON.stringify(body).includes(OWN_QUESTION.prompt) ? null : cut));
    await expect(asks(guide)).rejects.toMatchObject({ trouble: "interrupted", retryable: true });
    await proveIfDue(guide);
    expect(await asks(guide)).toMatchObject({ text: "Exams are heavy. Short and warm.", types: ["text", "torn"] });
  });

  it("M1 CHAT-19 an answer is told as it comes once the server was asked how it marks thinking, also in the middle of it", async () => {
    const guide = createOpenAiGuide(options());
    server.use({ kind: "slow", delayMs: 30, chunks: ["One. ", "Two. ", "Three. ", "Four. ", "Five."] });
    const pieces: string[] = [];
    for await (const piece of guide.reply(turn, never)) {
      if (pieces.length === 1 && server.proofs.length === 0) await guide.learning?.prove();
      pieces.push(piece.type === "text" ? piece.text : piece.type);
    }
    expect(pieces.slice(0, 2)).toEqual(["", ""]);
    expect(pieces.slice(2).filter((text) => text !== "").length).toBeGreaterThanOrEqual(3);
    expect(pieces.join("").trim()).toBe("One. Two. Three. Four. Five.");
    const told = [];
    for await (const piece of guide.reply(turn, never)) if (piece.type === "text" && piece.text) told.push(piece.text);
    expect(told.length).toBeGreaterThanOrEqual(5);
  });

  it.each(UNOPENED.map(({ name, send }) => [name, send] as const))(
    "M1 CHAT-20 that a person made the model write costs nobody the next answer: %s",
    async (_, form) => {
      const to = options();
      const guide = createOpenAiGuide(to);
      server.use({ kind: "ok", chunks: [TOLD] });
      server.send((request) => (isAsked(request) ? form : null));
      await proveIfDue(guide);
      // First while the proof is fresh, then after it has been around for a while.
      for (let again = 0; again < 6; again += 1) {
        await asks(guide, ASKED_FOR);
        await proveIfDue(guide);
        expect(to.habits.thinking.habit).toBe("marked");
        expect(await asks(guide)).toEqual({ text: TOLD, shown: TOLD, types: ["text"] });
        passes(4 * 60_000);
      }
      // In twenty minutes, however often it's provoked.
      expect(server.proofs.length).toBeLessThanOrEqual(3);
      for (const { body } of server.proofs) expect(JSON.stringify(body)).not.toContain(ASKED_FOR);
    },
  );

  it("M1 that a person made the model write raises a doubt, in which answers are told whole and nothing else changes", async () => {
    const to = options();
    const guide = createOpenAiGuide(to);
    await proveIfDue(guide);
    passes(11 * 60_000);
    server.use({ kind: "ok", chunks: [...TOLD] });
    const form = SUSPECT.at(-1)?.send ?? null;
    server.send((request) => (isAsked(request) ? form : null));
    await asks(guide, ASKED_FOR);
    expect(to.habits.thinking.habit).toBeNull();
    expect(await asks(guide)).toEqual({ text: TOLD, shown: TOLD, types: ["text"] });
  });

  it.each(UNOPENED.map(({ name, send }) => [name, send] as const))(
    "M1 of a server whose template swallows it is known from our own question on, and doubted when it changes: %s",
    async (_, form) => {
      const to = options();
      const guide = createOpenAiGuide(to);
      server.send(() => form);
      expect(await asks(guide)).toMatchObject({ text: MEANT, shown: MEANT });
      expect(to.habits.thinking.habit).toBeNull();
      await proveIfDue(guide);
      expect(to.habits).toMatchObject({ thinking: { habit: "unopened" }, thinks: true });
      expect(await asks(guide)).toEqual({ text: MEANT, shown: MEANT, types: ["text"] });
      server.send(() => null);
      server.use({ kind: "ok", chunks: [TOLD] });
      expect(await twice(guide)).toBe(TOLD);
      expect(to.habits.thinking.habit).toBeNull();
      passes(61_000);
      await proveIfDue(guide);
      expect(to.habits.thinking.habit).toBe("marked");
    },
  );

  it("M1 is no sign where the model merely writes that its answer follows", async () => {
    const to = options();
    learn(to.habits, "unopened");
    const guide = createOpenAiGuide(to);
    const parts = ["Exams are heavy. Here is my response: ", "perhaps shorter. </think>", MEANT];
    server.use({ kind: "ok", chunks: parts });
    expect(await asks(guide)).toEqual({ text: MEANT, shown: MEANT, types: ["text"] });
  });

  it("M1 teaches nothing where our own question is not answered, which is asked again later and no sooner", async () => {
    const to = options();
    const guide = createOpenAiGuide(to);
    const form = SUSPECT.at(-1)?.send ?? null;
    server.send((request) => (isAsked(request) ? form : no(500, "out of memory")));
    for (let again = 0; again < 3; again += 1) {
      await asks(guide, ASKED_FOR);
      await proveIfDue(guide);
    }
    expect(server.proofs).toHaveLength(1);
    expect(to.habits.thinking.habit).toBeNull();
    passes(61_000);
    server.send(() => form);
    await proveIfDue(guide);
    expect(to.habits.thinking.habit).toBe("unopened");
  });

  it("M1 a server is asked anew after a day, and what was known holds meanwhile", async () => {
    const to = options();
    const guide = createOpenAiGuide(to);
    await proveIfDue(guide);
    passes(23 * 60 * 60_000);
    expect(guide.learning?.isDue).toBe(false);
    passes(2 * 60 * 60_000);
    expect([guide.learning?.isDue, to.habits.thinking.habit]).toEqual([true, "marked"]);
    server.send(() => SUSPECT.at(-1)?.send ?? null);
    await proveIfDue(guide);
    expect(to.habits.thinking.habit).toBe("unopened");
  });
});
