import type { Guide } from "@/lib/ports/model";
import type { PostBrief } from "@/lib/ports/post-writer";
import { aTurn, collect, userTurn } from "@/tests/fakes/converse";
import { type ModelServer, type RawAnswer, type RecordedRequest, startModelServer } from "@/tests/fakes/model-server";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits, wayFromTrouble } from "./habits";
import { createOpenAiPostWriter } from "./post-writer";
import { createOpenAiSecondOpinion } from "./second-opinion";

const TOLD = "That sounds like a long day. What part of it stays with you most?";
const POST = { title: "A page", content: "Write.", hashtags: [], imagePrompt: "", videoScript: "" };
const ABOUT: PostBrief = {
  ...{ platform: "facebook", kind: "post", theme: null, longestTitle: 100, longestContent: 500 },
  ...{ mostHashtags: 5, video: false, notAgain: [] },
};

type Body = RecordedRequest["body"];
const no = (status: number, message: string): RawAnswer => ({
  status,
  type: "application/json",
  parts: [JSON.stringify({ error: { message, type: "invalid_request_error" } })],
});
const inside = (message: string): RawAnswer => ({ parts: [`data: ${JSON.stringify({ error: { message } })}\n\n`] });
const hasSystem = ({ messages }: Body) => messages.some(({ role }) => role === "system");
const takesTurns = ({ messages }: Body) =>
  messages.every(({ role }, at) => role === (at % 2 === 0 ? "user" : "assistant"));
const formOf = ({ response_format }: Body) => (response_format as { type?: string } | undefined)?.type;

/** Requests that servers refuse, with the wording they use. Null means the server answers. */
const SERVERS: readonly (readonly [string, (body: Body) => RawAnswer | null])[] = [
  [
    "max_completion_tokens, without a reason",
    (body) => ("max_completion_tokens" in body ? no(422, "Unprocessable Entity") : null),
  ],
  [
    "max_completion_tokens, by name",
    (body) =>
      "max_completion_tokens" in body ? no(400, "Unrecognized request argument supplied: max_completion_tokens") : null,
  ],
  [
    "both names of the bound",
    (body) => ("max_completion_tokens" in body || "max_tokens" in body ? no(422, "extra fields not permitted") : null),
  ],
  [
    "max_completion_tokens, inside an answer",
    (body) => ("max_completion_tokens" in body ? inside("unknown field max_completion_tokens") : null),
  ],
  [
    "a system role",
    (body) =>
      hasSystem(body)
        ? no(400, "Unsupported value: 'messages[0].role' does not support 'system' with this model.")
        : null,
  ],
  ["a system role, without a reason", (body) => (hasSystem(body) ? no(400, "Bad Request") : null)],
  [
    "a system role, failing inside",
    (body) => (hasSystem(body) ? no(500, "TemplateError: System role not supported") : null),
  ],
  [
    "roles that do not take turns",
    (body) =>
      takesTurns(body) ? null : no(400, "Conversation roles must alternate user/assistant/user/assistant/..."),
  ],
  ["response_format", (body) => (formOf(body) ? no(400, "'response_format' is not supported by this model") : null)],
  ["response_format, without a reason", (body) => (formOf(body) ? no(422, "Unprocessable Entity") : null)],
  [
    "json_schema alone",
    (body) => (formOf(body) === "json_schema" ? no(400, "response_format type json_schema is unavailable") : null),
  ],
  ["streams", (body) => (body.stream ? no(400, "stream is not supported") : null)],
  [
    "json_schema, naming the model first",
    (body) =>
      formOf(body) === "json_schema"
        ? no(400, "This model does not support response format `json_schema`. See supported models.")
        : null,
  ],
  [
    "a system role, naming the model first",
    (body) => (hasSystem(body) ? no(400, "Model does not support system messages") : null),
  ],
  [
    "fields and roles at once, without a reason",
    (body) =>
      "max_completion_tokens" in body || hasSystem(body) || formOf(body) ? no(422, "Unprocessable Entity") : null,
  ],
  [
    "all but the model and one message",
    (body) =>
      Object.keys(body).some((key) => !["model", "messages"].includes(key)) || hasSystem(body)
        ? no(400, "Bad Request")
        : null,
  ],
];

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
  server.judge(JSON.stringify({ ...POST, kind: "suicide", severity: "high" }));
});
afterEach(() => server.close());
const to = () => ({ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits: newHabits() });
const never = new AbortController().signal;
const turn = userTurn("hello there", { lines: [{ role: "user", content: "hi" }] });
const count = () => server.requests.length + server.questions.length;

/** Tries once more before the first word, like the caller does. */
async function twice(guide: Guide) {
  const ask = () => collect(guide.reply(turn, never));
  return (await ask().catch(ask)).text;
}

describe.each(SERVERS)("a server that refuses %s", (_, refuse) => {
  beforeEach(() => server.send(({ path, body }) => (path.endsWith("/moderations") ? null : refuse(body))));

  it("M6 CHAT-18 is asked by the guide in another way, and in that way at once from then on", async () => {
    server.use({ kind: "ok", chunks: [TOLD] });
    const guide = createOpenAiGuide({ ...to(), systemPrompt: () => "the prompt" });
    // Without a stream, the server responds with what it judges.
    const first = await twice(guide);
    expect(first.length).toBeGreaterThan(20);
    const before = count();
    expect(await twice(guide)).toBe(first);
    expect(count()).toBe(before + 1);
    const last = [...server.requests, ...server.questions]
      .map(({ body }) => body)
      .find((body) => refuse(body) === null);
    expect(JSON.stringify(last?.messages)).toContain("the prompt");
  });

  it("M6 MKTG-02 CHAT-19 is asked by the writer and the second reader too, who share what was learned", async () => {
    const shared = to();
    const writer = createOpenAiPostWriter({ ...shared, prompt: () => "p" });
    await expect(writer.write(ABOUT, never)).resolves.toEqual(POST);
    const before = count();
    await expect(writer.write(ABOUT, never)).resolves.toEqual(POST);
    expect(count()).toBe(before + 1);
    const reader = createOpenAiSecondOpinion({ ...shared, prompt: () => "p" });
    expect(await reader.read("text", never)).toEqual([{ kind: "suicide", severity: "high" }]);
  });
});

it("M6 a server that takes nothing is left alone for a while", async () => {
  server.send(() => no(400, "Bad Request"));
  const guide = createOpenAiGuide({ ...to(), systemPrompt: () => "p" });
  await expect(collect(guide.reply(turn, never))).rejects.toMatchObject({ trouble: "refused", retryable: false });
  const before = count();
  await expect(collect(guide.reply(turn, never))).rejects.toMatchObject({ trouble: "refused" });
  expect(count()).toBe(before + 1);
});

it.each([
  [401, "Incorrect API key provided"],
  [404, "The model `m` does not exist"],
  [429, "Rate limit reached for max_tokens per minute"],
  [400, "This model's maximum context length is 4096 tokens"],
])("M6 no other way is tried after %i: %s", async (status, message) => {
  server.send(() => no(status, message));
  await expect(collect(createOpenAiGuide({ ...to(), systemPrompt: () => "p" }).reply(turn, never))).rejects.toThrow();
  expect(count()).toBe(1);
});

it("M6 nothing said is lost where roles take turns", async () => {
  server.send(({ body }) => (takesTurns(body) ? null : no(400, "roles must alternate")));
  const lines = ["one", "two", "three", "four"].map(
    (content, at) => ({ role: at < 2 ? "assistant" : "user", content }) as const,
  );
  await collect(createOpenAiGuide({ ...to(), systemPrompt: () => "p" }).reply(aTurn({ lines }), never));
  expect(server.requests.at(-1)?.body.messages).toEqual([
    { role: "user", content: "p" },
    { role: "assistant", content: "one\n\ntwo" },
    { role: "user", content: "three\n\nfour" },
  ]);
});

it("M6 a guide that thinks first gets room to think with the next question", async () => {
  server.send(({ body }) =>
    (body.max_completion_tokens ?? 0) < 1_000
      ? {
          parts: [
            `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: "Hm" }, finish_reason: "length" }] })}\n\n`,
          ],
        }
      : null,
  );
  expect(await twice(createOpenAiGuide({ ...to(), systemPrompt: () => "p" }))).toContain("long day");
});

it("M6 a talk too long for room to think is asked once more without it, and the next question has its room again", async () => {
  const options = { ...to(), systemPrompt: () => "p" };
  options.habits.thinks = true;
  const guide = createOpenAiGuide(options);
  server.send(({ body }) =>
    (body.max_completion_tokens ?? 0) > 1_000 ? no(400, "This model's maximum context length is 4096 tokens") : null,
  );
  server.use({ kind: "ok", chunks: [TOLD] });
  expect((await collect(guide.reply(turn, never))).text).toBe(TOLD);
  server.send(() => null);
  expect((await collect(guide.reply(turn, never))).text).toBe(TOLD);
  expect(server.requests.map(({ body }) => (body.max_completion_tokens ?? 0) > 1_000)).toEqual([true, false, true]);
});

it.each([
  "stream error: stream ID 5; INTERNAL_ERROR; received from peer",
  "unexpected end of stream",
  "Unknown error while streaming",
  "Invalid JSON in upstream stream chunk",
])("M6 a connection that broke teaches nothing: %s", (message) => {
  expect(wayFromTrouble(newHabits().ways, message)).toBeNull();
});

it.each(["\n\n## User\n", "\n\n### Human: ", "\n\n### Instruction"])("M4 an answer ends before %j", async (heading) => {
  server.use({ kind: "ok", chunks: [TOLD, ...heading] });
  expect((await collect(createOpenAiGuide({ ...to(), systemPrompt: () => "p" }).reply(turn, never))).text.trim()).toBe(
    TOLD,
  );
});

it.each(["## Human connection", "### Instructions", "## Response to stress"])(
  "M4 %s is a heading like any other",
  async (heading) => {
    const told = `${TOLD}\n\n${heading}\n\nBreathe in, and out.`;
    server.use({ kind: "ok", chunks: [...told] });
    expect((await collect(createOpenAiGuide({ ...to(), systemPrompt: () => "p" }).reply(turn, never))).text).toBe(told);
  },
);

it("M1 one slow answer given up raises no doubt about a template, a second one does", async () => {
  const options = { ...to(), systemPrompt: () => "p" };
  learn(options.habits, "unopened");
  const guide = createOpenAiGuide(options);
  server.use({ kind: "half-stream-reset", chunks: ["Exams are heavy. ", "Short. "] });
  const giveUp = () => expect(collect(guide.reply(turn, never))).rejects.toThrow();
  await giveUp();
  expect(options.habits.thinking.habit).toBe("unopened");
  await giveUp();
  expect(options.habits.thinking.habit).toBeNull();
});
