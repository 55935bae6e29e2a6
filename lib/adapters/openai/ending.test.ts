import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, type RawAnswer, startModelServer } from "@/tests/fakes/model-server";
import { DONE, end, piece, raw, said } from "@/tests/fixtures/server-answers";
import { endingOf, graver } from "./ending";
import { createOpenAiGuide } from "./guide";
import { newHabits } from "./habits";
import { OWN_QUESTION } from "./own-question";

const OPEN_END = "That sounds hard. What weighs most on you right now";

it.each([
  ["end_of_turn", "whole"],
  ["FINISH_REASON_STOP", "whole"],
  ["<|im_end|>", "whole"],
  ["token_limit_reached", "torn"],
  ["output limit", "torn"],
  ["stopped: upstream error", "broken"],
  ["safety", "refused"],
  ["reached_a_pause", "torn"],
])("M2 M3 the reason %s is read before a torn sentence as %s", (finish, ending) => {
  expect(endingOf({ finish, isDone: true, said: "And wh", isSilent: false })).toBe(ending);
});

it("M2 an unknown reason does no harm to a whole sentence", () => {
  expect(endingOf({ finish: "reached_a_pause", isDone: true, said: "Rest.", isSilent: false })).toBe("whole");
});

it.each([
  ["length", "stop", "length"],
  ["stop", "length", "length"],
  ["stop", "error", "error"],
  ["generating", "stop", "stop"],
  ["stop", "generating", "stop"],
  ["stop", null, "stop"],
  [null, "stop", "stop"],
])("M3 of the reasons %s and %s, %s counts", (one, other, counts) => {
  expect(graver(one, other)).toBe(counts);
});

describe("a server that closes its streams without a reason or a closing event", () => {
  let server: ModelServer;
  let own: RawAnswer | null;
  let answer: RawAnswer;
  beforeEach(async () => {
    server = await startModelServer();
    own = raw(piece("It takes 95 minutes"));
    answer = raw(piece(OPEN_END));
    server.send(({ body }) => (JSON.stringify(body).includes(OWN_QUESTION.prompt) ? own : answer));
  });
  afterEach(() => server.close());

  const make = () => {
    const habits = newHabits();
    return createOpenAiGuide({
      ...{ apiKey: "k", baseUrl: server.baseUrl, model: "m", habits },
      systemPrompt: () => "p",
    });
  };
  async function ask(guide: ReturnType<typeof make>) {
    let text = "";
    for await (const one of guide.reply(userTurn("hello there"), new AbortController().signal))
      text += one.type === "text" ? one.text : `<${one.type}>`;
    return text;
  }

  it("M2 CHAT-20 answers whole without a last mark, once our own question showed that it does", async () => {
    const guide = make();
    await expect(ask(guide)).rejects.toMatchObject({ trouble: "interrupted" });
    await guide.learning?.prove();
    expect(await ask(guide)).toBe(OPEN_END);
  });

  it("M2 CHAT-20 broke off if it told a reason or sent the event before", async () => {
    const guide = make();
    await guide.learning?.prove();
    answer = said(["That sounds hard."]);
    expect(await ask(guide)).toBe("That sounds hard.");
    answer = raw(piece(OPEN_END));
    await expect(ask(guide)).rejects.toMatchObject({ trouble: "interrupted" });
  });

  it("M2 CHAT-20 broke off if it ends our own question with an event", async () => {
    own = raw(piece("It takes 95 minutes"), end("stop"), DONE);
    const guide = make();
    await guide.learning?.prove();
    await expect(ask(guide)).rejects.toMatchObject({ trouble: "interrupted" });
  });
});
