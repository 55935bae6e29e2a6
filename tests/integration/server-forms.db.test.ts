import { POST as tell } from "@/app/api/relationship-messages/route";
import { OWN_QUESTION } from "@/lib/adapters/openai/own-question";
import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { askGuide } from "@/lib/features/couples/ask-guide";
import { couple } from "@/tests/factories/couples";
import { signIn } from "@/tests/factories/people";
import { messagesOf, say, setModelServer, talkersOf } from "@/tests/factories/talkers";
import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, type RawAnswer, type RecordedRequest, startModelServer } from "@/tests/fakes/model-server";
import { SECRET, type TalkForm } from "@/tests/fixtures/server-answers";
import { ENDINGS, JOINERS, LIMITS, THINKING, TROUBLES, UNOPENED } from "@/tests/fixtures/server-forms";
import { SPECIAL_TOKENS } from "@/tests/fixtures/special-tokens";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const ASKED = "I keep worrying about my exam next week and cannot sleep.";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  setModelServer(server);
});
afterAll(() => server.close());
// Forget the model's health; otherwise the model might not be called.
beforeEach(() => query("DELETE FROM model_health"));

/** Every form in a conversation, in a stream, and in a couple's talk. */
const FORMS = (
  [
    ["M1 CHAT-21 thinking", THINKING],
    ["M2 CHAT-20 an end", ENDINGS],
    ["M3 CHAT-20 a limit", LIMITS],
    ["M4 CHAT-21 a special token", SPECIAL_TOKENS],
    ["M2 CHAT-20 trouble", TROUBLES],
    ["M7 CHAT-20 joiners", JOINERS],
  ] as const
).flatMap(([kind, forms]) => forms.map((form): [string, TalkForm] => [`${kind}: ${form.name}`, form]));

interface Message {
  readonly content: string;
  readonly metadata: { readonly fallback?: boolean; readonly suggested_activities?: readonly string[] } | null;
}

// The first test waits for the reader to load.
jest.setTimeout(90_000);

function expectTold({ content, metadata }: Message, { told, isClosed }: TalkForm): void {
  expect(content.toLowerCase()).not.toContain(SECRET);
  expect(metadata?.fallback ?? false).toBe(told === null || isClosed === true);
  if (told === null) expect(content.length).toBeGreaterThan(20);
  else expect(content).toBe(isClosed ? `${told} ${replacementsIn("en").unfinished}` : told);
}

const isOwnQuestion = ({ body }: RecordedRequest) => JSON.stringify(body).includes(OWN_QUESTION.prompt);
const NO_ANSWER: RawAnswer = { status: 500, type: "application/json", parts: ['{"error":{"message":"busy"}}'] };

/** Makes the product ask the server how it marks thinking; if not `isKnown`, that fails. */
async function meet(form: TalkForm, isKnown: boolean): Promise<void> {
  const { learning } = (await signIn()).ctx.guide;
  if (!learning) throw new Error("the guide is no model");
  const ownAnswer = isKnown ? (UNOPENED.includes(form) ? form.send : null) : NO_ANSWER;
  server.send((request) => (isOwnQuestion(request) ? ownAnswer : request.body.stream ? form.send : null));
  learning.take({ habit: null, at: new Date() });
  await learning.prove();
  expect(learning.learned.habit === null).toBe(!isKnown);
}

/** Text that's been shown can't be taken back, and it's read aloud as it grows. */
async function expectShown(form: TalkForm): Promise<void> {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  const events = eventsOf((await say(talker, ASKED, { accept: "text/event-stream" })).text);
  const done = events.find(({ event }) => event === "done");
  const message = done?.data.message as Message;
  expectTold(message, form);
  if (form.told !== null) expect(message.metadata?.suggested_activities ?? []).toEqual(form.activities ?? []);
  const shown = events.filter(({ event }) => event === "delta").map(({ data }) => (data as { text: string }).text);
  expect(shown.join("")).toBe(message.content);
  expect((await messagesOf(talker)).at(-1)?.content).toBe(message.content);
}

async function expectShownToTwo(form: TalkForm): Promise<void> {
  const { ctx } = await signIn();
  const couple = {
    ...{ speaker: "Maya", listener: "Noah", approach: "gottman", focus: "communication" },
    ...{ goals: [], privateTo: null },
  };
  expectTold(await askGuide(ctx, userTurn(ASKED, { couple })), form);
}

it.each(FORMS)("%s", async (_, form) => {
  await meet(form, true);
  await expectShown(form);
});

it.each(FORMS)("COUP-15 in a talk of two, %s", async (_, form) => {
  await meet(form, true);
  await expectShownToTwo(form);
});

describe("of a server that nobody knows yet", () => {
  const forms = THINKING.map((form): [string, TalkForm] => [form.name, form]);

  it.each(forms)("M1 CHAT-21 nothing of its thinking is shown, spoken or stored: %s", async (_, form) => {
    await meet(form, false);
    await expectShown(form);
  });

  it.each(forms)("M1 COUP-15 in a talk of two, nothing of its thinking is told: %s", async (_, form) => {
    await meet(form, false);
    await expectShownToTwo(form);
  });
});

it("M4 COUP-15 a talk of two ends where the model goes on as one of them", async () => {
  const invented = "That sounds hard for you both. What weighs most?\nNoah: I was exaggerating.";
  server.send(({ body }) =>
    body.stream ? { parts: [`data: ${JSON.stringify({ choices: [{ delta: { content: invented } }] })}\n\n`] } : null,
  );
  const { maya, session } = await couple();
  const { json } = await ask(tell, {
    method: "POST",
    body: { sessionId: session.id, content: ASKED },
    cookie: maya.cookie,
  });
  expect(json<{ message: Message }>().message.content).toBe("That sounds hard for you both. What weighs most?");
});
