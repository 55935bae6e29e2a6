import { setTimeout as pause } from "node:timers/promises";
import type { Guide } from "@/lib/ports/model";
import { guideContract } from "@/tests/contracts/guide.contract";
import { aTurn, collect, userTurn } from "@/tests/fakes/converse";
import { type ModelMode, type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { createOpenAiGuide } from "./guide";

let server: ModelServer;
let guide: Guide;

beforeEach(async () => {
  server = await startModelServer();
  guide = createOpenAiGuide({
    apiKey: "key-of-the-test",
    baseUrl: server.baseUrl,
    model: "local-model",
    systemPrompt: (turn) => `prompt for ${turn.audience}`,
  });
});
afterEach(() => server.close());

guideContract("openai", () => guide);

const answer = (signal = new AbortController().signal) => collect(guide.reply(userTurn("hello there"), signal));

it("CHAT-18 sends the prompt, the conversation and the key to the configured server", async () => {
  await answer();
  expect(server.requests).toEqual([
    {
      path: "/v1/chat/completions",
      authorization: "Bearer key-of-the-test",
      body: expect.objectContaining({
        model: "local-model",
        stream: true,
        messages: [
          { role: "system", content: "prompt for adult" },
          { role: "user", content: "hello there" },
        ],
      }),
    },
  ]);
});

it("sends no more of a long conversation than fits, and always the last message", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `${index} ${"x".repeat(2_000)}`,
  }));
  await collect(
    guide.reply(aTurn({ lines: [...lines, { role: "user", content: "the last" }] }), new AbortController().signal),
  );
  const sent = server.requests[0]?.body.messages ?? [];
  expect(sent.map((message) => message.content).join("").length).toBeLessThan(25_000);
  expect(sent.at(-1)).toEqual({ role: "user", content: "the last" });
});

it.each<[ModelMode, string, boolean]>([
  [{ kind: "status", status: 500 }, "refused", true],
  [{ kind: "status", status: 401 }, "refused", false],
  [{ kind: "status", status: 429 }, "refused", true],
  [{ kind: "html" }, "empty", true],
  [{ kind: "garbage" }, "bad_reply", true],
  [{ kind: "empty" }, "empty", true],
  [{ kind: "half-stream-reset" }, "interrupted", true],
  [{ kind: "half-stream-end" }, "interrupted", true],
])("CHAT-20 turns %j into a typed failure", async (mode, trouble, retryable) => {
  server.use(mode);
  await expect(answer()).rejects.toMatchObject({ name: "GuideUnavailable", trouble, retryable });
  expect(server.requests).toHaveLength(1);
});

it("CHAT-20 reports a server that is not there", async () => {
  await server.close();
  await expect(answer()).rejects.toMatchObject({ trouble: "unreachable" });
  server = await startModelServer();
});

it("closes the connection when it is aborted", async () => {
  server.use({ kind: "hang" });
  const abort = new AbortController();
  const left = server.clientLeft();
  const aborted = expect(answer(abort.signal)).rejects.toMatchObject({ trouble: "aborted" });
  // Wait for the request to arrive before aborting it.
  while (server.requests.length === 0) await pause(5);
  abort.abort();
  await aborted;
  await left;
});
