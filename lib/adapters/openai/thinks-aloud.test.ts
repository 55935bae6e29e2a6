import { collect, userTurn } from "@/tests/fakes/converse";
import { startModelServer } from "@/tests/fakes/model-server";
import OPENINGS from "@/tests/fixtures/openings.json";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";
import { ThinkingFilter } from "./thinking-filter";

const GOOD = Object.values(OPENINGS.good).flat();
const LEAKED = Object.values(OPENINGS.leaked).flat();
const TOLD = "That sounds hard. What weighs most?";

/** The text a person sees, without anything that was withdrawn later. */
function spoken(pieces: readonly string[]): string {
  const filter = new ThinkingFilter();
  let text = "";
  for (const piece of pieces) {
    const heard = filter.push(piece);
    text = (heard.withdrawn ? "" : text) + heard.text;
  }
  return (text + filter.end()).trim();
}
const inWords = (text: string) => text.split(/(?<= )/);

it("has openings of both kinds in every language", () => {
  expect(GOOD.length).toBeGreaterThanOrEqual(60);
  expect(LEAKED.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(OPENINGS.leaked)).toEqual(Object.keys(OPENINGS.good));
});

it.each(GOOD)("M1 CHAT-20 an answer isn't lost for its first words: %s", (told) => {
  expect([spoken([told]), spoken(inWords(told)), spoken([...told])]).toEqual([told, told, told]);
});

it.each(LEAKED)("M1 CHAT-21 thinking aloud is no answer: %s", (thought) => {
  const withAnswer = `${thought}\n\nThat sounds hard. What weighs most on you?`;
  expect([spoken([thought]), spoken([...thought]), spoken(inWords(withAnswer))]).toEqual(["", "", ""]);
});

it.each(LEAKED)("M1 CHAT-20 what follows a mark that ends it is told: %s", (thought) => {
  expect(spoken([thought, "\n</think>\n\n", TOLD])).toBe(TOLD);
  expect(spoken([thought, "\n\n**Response:**\n", TOLD])).toBe(TOLD);
});

it("M1 CHAT-20 the guide answers with the one, and asks once more after the other", async () => {
  const server = await startModelServer();
  const habits = newHabits();
  learn(habits, "marked");
  const guide = createOpenAiGuide({
    ...{ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits },
    systemPrompt: () => "p",
  });
  const answerWith = (text: string) => {
    server.use({ kind: "ok", chunks: [text] });
    return collect(guide.reply(userTurn("I cannot sleep."), new AbortController().signal));
  };
  for (const told of GOOD.slice(0, 5)) expect((await answerWith(told)).text).toBe(told);
  await expect(answerWith(LEAKED[0] ?? "")).rejects.toMatchObject({ trouble: "empty", retryable: true });
  await server.close();
});
