import { collect, userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import FORMS from "@/tests/fixtures/bare-thinking.json";
import { createOpenAiGuide } from "./guide";
import { learn, newHabits } from "./habits";
import { ThinkingFilter } from "./thinking-filter";

interface Form {
  readonly answer: string;
  readonly asked?: string;
  readonly thought?: string;
  /** What parts thinking and answer if it isn't a blank line. */
  readonly join?: string;
}
const THINKING: readonly Form[] = FORMS.thinking;
const ANSWERS: readonly Form[] = FORMS.answers;
const ASKED = "I can't sleep before my exam.";

/** Everything that left the filter. */
function shown(pieces: readonly string[], asked = ASKED): string {
  const filter = new ThinkingFilter({ said: [asked] });
  return (pieces.map((piece) => filter.push(piece).text).join("") + filter.end()).trim();
}
const inWays = (text: string) => [[text], text.split(/(?<=\s)/), [...text]];
const whole = ({ thought = "", join = "\n\n", answer }: Form) => thought + join + answer;

it.each(THINKING.map((form) => [form.thought, form] as const))(
  "M1 CHAT-21 shows the answer without the thinking before it: %s",
  (_, form) => {
    for (const pieces of inWays(whole(form))) expect(shown(pieces, form.asked)).toBe(form.answer);
  },
);

it.each(ANSWERS.map((form) => [form.answer, form] as const))(
  "M1 CHAT-20 loses nothing of an answer: %s",
  (_, { answer, asked }) => {
    for (const pieces of inWays(answer)) expect(shown(pieces, asked)).toBe(answer);
  },
);

describe("of a known server", () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startModelServer();
  });
  afterEach(() => server.close());
  const answerTo = (chunks: readonly string[], asked = ASKED) => {
    const habits = newHabits();
    learn(habits, "marked");
    server.use({ kind: "ok", chunks: [...chunks] });
    const to = { apiKey: "k", baseUrl: server.baseUrl, model: "m", habits };
    const guide = createOpenAiGuide({ ...to, systemPrompt: () => "p" });
    return collect(guide.reply(userTurn(asked), new AbortController().signal));
  };

  it("M1 CHAT-20 nothing but thinking is an empty answer, which is asked for again", async () => {
    await expect(answerTo(["The user may be exaggerating."])).rejects.toMatchObject({
      trouble: "empty",
      retryable: true,
    });
  });

  it("M1 CHAT-21 a note behind the answer is left out", async () => {
    const answer = "You sound tired. What weighs most?";
    const { text } = await answerTo([`${answer}\n\n`, "The user needed ", "empathy here."]);
    expect(text.trim()).toBe(answer);
  });

  it("M1 CHAT-20 keeps help for somebody else behind thinking about them", async () => {
    const help = "Call 911 now and stay with him.";
    const chunks = ["The user's friend may be dying. I should respond briefly.", `\n\n${help}`];
    const { text } = await answerTo(chunks, "My friend took pills.");
    expect(text).toBe(help);
  });
});
