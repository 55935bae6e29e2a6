import type { AdvisorBrief, RoutineAdvisor } from "@/lib/ports/routine-advisor";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { createOpenAiRoutineAdvisor } from "./routine-advisor";

const BRIEF: AdvisorBrief = {
  minutes: 20,
  targetAreas: ["neck"],
  goals: ["posture"],
  difficulty: "beginner",
  planned: [{ slug: "chin-tuck", phase: "main" }],
  candidates: [
    {
      slug: "chin-tuck",
      name: "Chin tuck",
      phases: ["warmup", "main"],
      targetArea: "neck",
      category: "rehabilitation",
      difficulty: "beginner",
      position: "standing",
    },
  ],
};
const ADVICE = [{ slug: "chin-tuck", phase: "main", why: "It rests a neck that looks at screens." }];

let server: ModelServer;
let advisor: RoutineAdvisor;
const options = () => ({
  apiKey: "key-of-the-test",
  baseUrl: server.baseUrl,
  model: "local-model",
  prompt: () => "arrange",
});

beforeEach(async () => {
  server = await startModelServer();
  advisor = createOpenAiRoutineAdvisor(options());
});
afterEach(() => server.close());

const ask = (signal = new AbortController().signal) => advisor.advise(BRIEF, signal);

it("asks the configured server for one answer in a form that allows nothing but candidates", async () => {
  server.judge(JSON.stringify({ exercises: ADVICE }));
  await expect(ask()).resolves.toEqual(ADVICE);
  const [question] = server.questions;
  expect(question).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer key-of-the-test" });
  expect(question?.body.messages).toEqual([
    { role: "system", content: "arrange" },
    { role: "user", content: JSON.stringify(BRIEF) },
  ]);
  expect(question?.body.response_format).toMatchObject({
    type: "json_schema",
    json_schema: {
      strict: true,
      schema: { properties: { exercises: { items: { properties: { slug: { enum: ["chin-tuck"] } } } } } },
    },
  });
});

it.each(["", "not json", "null", "{}", '{"exercises":[]}', '{"exercises":[{"slug":1}]}', '{"exercises":"chin-tuck"}'])(
  "refuses an answer out of form: %j",
  async (content) => {
    server.judge(content);
    await expect(ask()).rejects.toThrow();
  },
);

it("waits no longer than its time limit and no longer than it is asked to", async () => {
  server.judge(null);
  advisor = createOpenAiRoutineAdvisor({ ...options(), requestTimeoutMs: 50 });
  await expect(ask()).rejects.toThrow();
  advisor = createOpenAiRoutineAdvisor(options());
  const abort = new AbortController();
  const asked = ask(abort.signal);
  abort.abort();
  await expect(asked).rejects.toThrow();
});

it("reports a server that is not there", async () => {
  await server.close();
  await expect(ask()).rejects.toThrow();
  server = await startModelServer();
});
