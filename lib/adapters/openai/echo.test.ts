import type { Guide } from "@/lib/ports/model";
import { collect, userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { Echo } from "./echo";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";

it.each([
  ["What would I even say to her?", "What would I even say to her?"],
  ["Seit Monaten bin ich nur noch müde, im Büro und zu Hause.", "Seit Monaten bin ich nur müde, im Büro und zu Hause."],
  ["最近每天加班到十点，回家什么都不想做。", "最近每天加班到十点，回家什么都不想做！"],
])("CHAT-20 an answer that only repeats the person is none: %s", (asked, answer) =>
  expect(new Echo(asked).isIn(answer)).toBe(true),
);

it.each([
  ["hello there", "Hello there!"],
  [
    "My chef always says it gets better.",
    "He always says it gets better, and it never does. What would help this week?",
  ],
  ["I can't sleep. I lie awake for hours.", "Lying awake for hours is exhausting. What goes through your mind?"],
])("CHAT-20 a greeting and a reflection are answers: %s", (asked, answer) =>
  expect(new Echo(asked).isIn(answer)).toBe(false),
);

describe("a model that repeats the person", () => {
  const ASKED = "My boss says it gets better. It never gets better.";
  let server: ModelServer;
  let guide: Guide;
  beforeEach(async () => {
    server = await startModelServer();
    const habits = newHabits();
    // Otherwise every answer is held to its end.
    learn(habits, "marked");
    const to = { apiKey: "k", baseUrl: server.baseUrl, model: "m", habits };
    guide = createOpenAiGuide({ ...to, systemPrompt: () => "p" });
  });
  afterEach(() => server.close());

  it("CHAT-20 is not heard, not even with its first sentence", async () => {
    server.use({ kind: "ok", chunks: ["My boss says it ", "gets better. It never", " gets better."] });
    let told = "";
    const answer = (async () => {
      for await (const piece of guide.reply(userTurn(ASKED), new AbortController().signal))
        if (piece.type === "text") told += piece.text;
    })();
    await expect(answer).rejects.toMatchObject({ trouble: "bad_reply", retryable: false });
    expect(told).toBe("");
  });

  it("CHAT-20 and then goes on in its own words is heard whole", async () => {
    const chunks = ["My boss ", "would say that too, and it wears you out. ", "What would better look like?"];
    server.use({ kind: "ok", chunks });
    const { text } = await collect(guide.reply(userTurn(ASKED), new AbortController().signal));
    expect(text).toBe(chunks.join(""));
  });
});
