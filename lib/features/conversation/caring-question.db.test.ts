import { POST as send } from "@/app/api/chat/message/route";
import { GET as list } from "@/app/api/chat/messages/[id]/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { caringTexts } from "@/lib/crisis/concern/texts";
import type { Guide } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { DOUBTFUL } from "@/tests/fakes/doubtful-detector";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";
import { examineTitle, openSession } from "./open-session";
import { sendMessage } from "./send-message";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/doubtful-detector"));
jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const CALM = "I argued with my sister about the flat.";
const CRISIS = "I want to kill myself tonight, I have the pills here.";

interface Said {
  readonly message: { readonly content: string; readonly metadata: Record<string, unknown> | null };
  readonly concern: string;
  readonly crisis_detected: boolean;
}

async function talker(age = 34, language = "en") {
  const person = await signIn({ age });
  await query("UPDATE users SET language = $2 WHERE id = $1", [person.user.id, language]);
  const { id } = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
  const post = (content: string, headers: Record<string, string> = {}) =>
    ask(send, { method: "POST", body: { sessionId: id, content }, cookie: person.cookie, headers });
  const say = async (content: string) => (await post(content)).json<Said>();
  return { person, id, post, say };
}

const incidentsOf = ({ user }: SignedIn) =>
  query<{ kind: string; severity: string }>(`SELECT kind, severity::text FROM crisis_incidents WHERE "userId" = $1`, [
    user.id,
  ]);
const asks = ({ message: { content } }: Said, questions: readonly string[]) =>
  questions.some((question) => content.endsWith(question));
const marks = (text: string) => text.match(/[?？؟]/g)?.length ?? 0;

const ADULT = caringTexts("en").adult.suicide;

describe("a possible concern in a conversation", () => {
  it("CRIS-16 CHAT-19 the guide's own answer holds one caring question, and nothing else asks", async () => {
    const { person, id, say } = await talker();
    const said = await say(DOUBTFUL);
    expect(said).toMatchObject({ concern: "possible", crisis_detected: false });
    expect(asks(said, ADULT)).toBe(true);
    expect(said.message.content.split("\n\n")).toHaveLength(2);
    expect(marks(said.message.content)).toBe(1);
    expect(said.message.metadata).toEqual({});
    const stored = await ask(list, { params: { id }, cookie: person.cookie });
    expect(stored.text).toContain(said.message.content.split("\n\n")[1] ?? "-");
    expect(stored.text).not.toContain("concern");
    expect(await incidentsOf(person)).toEqual([]);
  });

  it("CHAT-19 streams it as the end of the answer", async () => {
    const { post } = await talker();
    const events = eventsOf((await post(DOUBTFUL, { accept: "text/event-stream" })).text);
    const text = events.filter(({ event }) => event === "delta").map(({ data }) => data.text);
    expect(ADULT.some((question) => text.join("").endsWith(question))).toBe(true);
    expect(events.at(-1)?.data).toMatchObject({ message: { content: text.join("") } });
  });

  it.each([
    [15, caringTexts("en").teen.suicide],
    [10, caringTexts("en").child.suicide],
    [6, caringTexts("en").young],
  ])("CRIS-16 CHAT-18 asks in the words of their age: %i", async (age, questions) => {
    const { say } = await talker(age);
    const said = await say(DOUBTFUL);
    expect(asks(said, questions)).toBe(true);
    if (age < 8) expect(said.message.content).not.toMatch(/suicide|die|alive|kill/i);
  });

  it.each(SPOKEN_LANGUAGES)("CRIS-16 CHAT-18 asks in their language: %s", async (language) => {
    const { say } = await talker(34, language);
    const said = await say(DOUBTFUL);
    expect(asks(said, caringTexts(language).adult.suicide)).toBe(true);
    expect(marks(said.message.content)).toBe(1);
  });

  it.each(["No.", "No, I don't want to die.", "I was only joking.", "Please stop asking me about that."])(
    "CRIS-16 ends at once, and is not asked about again: %s",
    async (answer) => {
      const { person, say } = await talker();
      await say(DOUBTFUL);
      expect(await say(answer)).toMatchObject({ concern: "none", crisis_detected: false });
      const again = await say(DOUBTFUL);
      expect(again).toMatchObject({ concern: "none" });
      expect(asks(again, ADULT)).toBe(false);
      expect(await incidentsOf(person)).toEqual([]);
    },
  );

  it("CRIS-17 a yes to the question is clear", async () => {
    const { person, say } = await talker();
    await say(DOUBTFUL);
    expect(await say("Yes.")).toMatchObject({ concern: "clear", crisis_detected: true });
    expect(await incidentsOf(person)).toEqual([{ kind: "suicide", severity: "moderate" }]);
  });

  it("CRIS-17 the third in a row that was asked about and evaded is clear", async () => {
    const { person, say } = await talker();
    await say(DOUBTFUL);
    const second = await say(`The weather is grey. ${DOUBTFUL}`);
    expect(second).toMatchObject({ concern: "possible", crisis_detected: false });
    expect(asks(second, ADULT)).toBe(false);
    expect(await say(`I had soup. ${DOUBTFUL}`)).toMatchObject({ concern: "clear", crisis_detected: true });
    expect(await incidentsOf(person)).toHaveLength(1);
  });

  it("CRIS-16 a calm message between lets it fall", async () => {
    const { person, say } = await talker();
    for (const content of [DOUBTFUL, CALM, DOUBTFUL, CALM, DOUBTFUL]) await say(content);
    expect(await incidentsOf(person)).toEqual([]);
  });

  it("CRIS-17 what is clear is never lowered by it", async () => {
    const { person, say } = await talker();
    await say(DOUBTFUL);
    await say("No.");
    expect(await say(CRISIS)).toMatchObject({ concern: "clear", crisis_detected: true });
    expect(await incidentsOf(person)).toHaveLength(1);
  });

  it("CHAT-19 a model is told not to ask, and what it asks all the same is left out", async () => {
    const { ctx } = await signIn();
    const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
    const told: (boolean | undefined)[] = [];
    const guide: Guide = {
      name: "openai",
      async *reply(turn) {
        told.push(turn.caring);
        yield { type: "text", text: "That is a heavy stretch. What would help you most? I am with you in this. " };
        yield { type: "activities", activities: ["Breathe"] };
      },
    };
    const exchange = await sendMessage({ ...ctx, guide }, { sessionId: session.id, content: DOUBTFUL }, null);
    const { content, metadata } = await exchange.run(() => {});
    expect(told).toEqual([true]);
    expect(content).toMatch(/^That is a heavy stretch\. I am with you in this\.\n\n/);
    expect([marks(content), metadata?.suggested_activities]).toEqual([1, undefined]);
  });
});
