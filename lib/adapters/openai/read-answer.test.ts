import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { HOLES, ODD } from "@/tests/fixtures/odd-streams";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

async function answerOf(send: (typeof ODD)[number]["send"]) {
  const habits = newHabits();
  learn(habits, "marked");
  server.send(() => send);
  const guide = createOpenAiGuide({
    ...{ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits },
    systemPrompt: () => "p",
  });
  const types: string[] = [];
  let text = "";
  for await (const piece of guide.reply(userTurn("hello there"), new AbortController().signal)) {
    if (piece.type === "text") text += piece.text;
    else types.push(piece.type);
  }
  return { text, types };
}

it.each(ODD)("M2 CHAT-20 one odd line or empty field costs no answer: $name", async ({ send, told }) => {
  expect(await answerOf(send)).toEqual({ text: told, types: [] });
});

it.each(HOLES)("M3 CHAT-20 nothing is told behind words that are missing $name", async ({ send }) => {
  const { text, types } = await answerOf(send);
  expect(text).not.toContain("blame");
  expect(types).toEqual(["torn"]);
});
