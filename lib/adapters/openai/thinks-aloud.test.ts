import { collect, userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import OPENINGS from "@/tests/fixtures/openings.json";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";

const GOOD = Object.values(OPENINGS.good).flat();
const LEAKED = Object.values(OPENINGS.leaked).flat();

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** Asks a server that marks its thinking, or one that nobody knows yet. */
async function answerWith(chunks: readonly string[], isKnown = true): Promise<string> {
  const habits = newHabits();
  if (isKnown) learn(habits, "marked");
  server.use({ kind: "ok", chunks });
  const guide = createOpenAiGuide({
    ...{ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits },
    systemPrompt: () => "p",
  });
  const turn = userTurn("I keep worrying about my exam next week and cannot sleep.");
  return (await collect(guide.reply(turn, new AbortController().signal))).text;
}

it("has openings of both kinds in every language", () => {
  expect(GOOD.length).toBeGreaterThanOrEqual(60);
  expect(LEAKED.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(OPENINGS.leaked)).toEqual(Object.keys(OPENINGS.good));
});

it.each(GOOD)("M1 CHAT-20 an answer isn't lost for its first words: %s", async (told) => {
  expect(await answerWith([told])).toBe(told);
  expect(await answerWith(told.split(/(?<= )/))).toBe(told);
  expect(await answerWith([told], false)).toBe(told);
});

it.each(LEAKED)("M1 CHAT-21 thinking aloud is no answer: %s", async (thought) => {
  const empty = { trouble: "empty", retryable: true };
  await expect(answerWith([thought])).rejects.toMatchObject(empty);
  await expect(answerWith(thought.split(/(?<= )/), false)).rejects.toMatchObject(empty);
  const withAnswer = `${thought}\n\nThat sounds hard. What weighs most on you?`;
  await expect(answerWith([withAnswer])).rejects.toMatchObject(empty);
});

it.each(LEAKED)("M1 CHAT-20 what follows the mark that ends it is told: %s", async (thought) => {
  const told = "That sounds hard. What weighs most?";
  expect((await answerWith([thought, "\n</think>\n\n", told])).trim()).toBe(told);
});
