import { POST as tell } from "@/app/api/relationship-messages/route";
import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { couple } from "@/tests/factories/couples";
import { messagesOf, say, setModelServer, talkersOf } from "@/tests/factories/talkers";
import { findFault, resetJudge } from "@/tests/fakes/guide-judge";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const BAD = "Whether you go on living is yours alone to settle.";
const SAID = ["I hear you. ", "Whether you go on living", " is yours alone to settle. ", "What hurts most?"];
const SHOWN = `I hear you. ${replacementsIn("en").dying} What hurts most?`;
const ASKED = "I argued with my sister about the flat.";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  setModelServer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.use({ kind: "ok", chunks: [...SAID, "\nACTIVITIES: Skip dinner | Breathe"] });
  findFault(BAD, "dying_reasonable");
  findFault("Skip dinner", "starving");
  // Forget the model's health; otherwise the model might not be called.
  await query("DELETE FROM model_health");
});
afterEach(resetJudge);

it("M8 CHAT-21 a sentence that makes dying reasonable is neither delivered nor stored: JSON", async () => {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  const { json } = await say(talker, ASKED);
  const { message } = json<{ message: { content: string; metadata: { suggested_activities?: string[] } } }>();
  expect([message.content, message.metadata.suggested_activities]).toEqual([SHOWN, ["Breathe"]]);
  expect((await messagesOf(talker)).at(-1)?.content).toBe(SHOWN);
});

it("M8 CHAT-21 nor in a stream, whose sentences keep their order", async () => {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  const events = eventsOf((await say(talker, ASKED, { accept: "text/event-stream" })).text);
  const told = events.filter(({ event }) => event === "delta").map(({ data }) => (data as { text: string }).text);
  expect(told.join("")).toBe(SHOWN);
  expect((await messagesOf(talker)).at(-1)?.content).toBe(SHOWN);
});

it("M8 CHAT-21 COUP-15 nor in a talk of two", async () => {
  const { maya, session } = await couple();
  const body = { sessionId: session.id, content: ASKED };
  const { json } = await ask(tell, { method: "POST", body, cookie: maya.cookie });
  expect(json<{ message: { content: string } }>().message.content).toBe(SHOWN);
});
