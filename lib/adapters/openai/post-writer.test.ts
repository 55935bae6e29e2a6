import type { PostBrief, PostWriter } from "@/lib/ports/post-writer";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { createOpenAiPostWriter } from "./post-writer";

const BRIEF: PostBrief = {
  platform: "youtube",
  kind: "post",
  theme: { name: "CBT", description: "Thoughts and feelings" },
  longestTitle: 100,
  longestContent: 1_500,
  mostHashtags: 5,
  video: true,
  notAgain: ["A page"],
};
const WRITTEN = {
  title: "A page",
  content: "Write it down.",
  hashtags: ["SmallSteps"],
  imagePrompt: "A notebook",
  videoScript: "0:00",
};

let server: ModelServer;
let writer: PostWriter;
const options = () => ({
  apiKey: "key-of-the-test",
  baseUrl: server.baseUrl,
  model: "local-model",
  prompt: () => "write",
});

beforeEach(async () => {
  server = await startModelServer();
  writer = createOpenAiPostWriter(options());
});
afterEach(() => server.close());

const ask = (signal = new AbortController().signal) => writer.write(BRIEF, signal);

it("MKTG-02 asks the configured server for one answer in a form", async () => {
  server.judge(JSON.stringify(WRITTEN));
  await expect(ask()).resolves.toEqual(WRITTEN);
  const [question] = server.questions;
  expect(question).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer key-of-the-test" });
  expect(question?.body.messages).toEqual([
    { role: "system", content: "write" },
    { role: "user", content: JSON.stringify(BRIEF) },
  ]);
  expect(question?.body.response_format).toMatchObject({
    type: "json_schema",
    json_schema: { strict: true, schema: { additionalProperties: false } },
  });
});

it.each([
  "",
  "not json",
  "null",
  "{}",
  JSON.stringify({ ...WRITTEN, title: " " }),
  JSON.stringify({ ...WRITTEN, hashtags: "a" }),
])("refuses an answer out of form: %j", async (content) => {
  server.judge(content);
  await expect(ask()).rejects.toThrow();
});

it("waits no longer than its time limit and no longer than it is asked to", async () => {
  server.judge(null);
  writer = createOpenAiPostWriter({ ...options(), requestTimeoutMs: 50 });
  await expect(ask()).rejects.toThrow();
  writer = createOpenAiPostWriter(options());
  const abort = new AbortController();
  const asked = ask(abort.signal);
  abort.abort();
  await expect(asked).rejects.toThrow();
});
