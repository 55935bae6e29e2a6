import { AsyncLocalStorage } from "node:async_hooks";
import { POST as say } from "@/app/api/chat/message/route";
import { PATCH as rename } from "@/app/api/chat/sessions/[id]/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { POST as feel } from "@/app/api/mood/route";
import { POST as move } from "@/app/api/pt/sessions/route";
import { POST as tell } from "@/app/api/relationship-messages/route";
import { PUT as plan } from "@/app/api/safety-plan/route";
import { PATCH as profile } from "@/app/api/user/profile/route";
import { newId } from "@/lib/shared/ids";
import { couple } from "@/tests/factories/couples";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { DOUBTFUL, reading } from "@/tests/fakes/doubtful-detector";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/doubtful-detector"));

jest.mock("@/lib/server/db", () => {
  const real = jest.requireActual("@/lib/server/db");
  const inTransaction = (on: unknown, work: unknown) => mockOpen.run(true, () => real.inTransaction(on, work));
  return { ...real, inTransaction };
});

/** Set during a transaction and everything it calls. */
const mockOpen = new AsyncLocalStorage<true>();

const CALM = "I argued with my sister about the flat.";
const CRISIS = "I want to kill myself tonight, I have the pills here.";
const STREAM = { accept: "text/event-stream" };

const found = { concern: "possible" };

async function talker(options: PersonOptions = {}) {
  const person = await signIn(options);
  const opened = await ask(open, { method: "POST", body: {}, cookie: person.cookie });
  const sessionId = opened.json<{ id: string }>().id;
  const send = (content: string, headers: Record<string, string> = {}) =>
    ask(say, { method: "POST", body: { sessionId, content }, cookie: person.cookie, headers });
  return { person, sessionId, send };
}

const incidentsOf = ({ user }: SignedIn) =>
  query<{ source: string }>(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [user.id]);

/** Sets the number of messages sent this minute, and of those over the limit this hour. */
const haveSent = ({ user }: SignedIn, messages: number, passed = 0) =>
  query(
    `INSERT INTO rate_limits ("key", "windowStart", "count") VALUES ($1, now(), $2), ($3, now(), $4)
     ON CONFLICT ("key") DO UPDATE SET "windowStart" = now(), "count" = excluded."count"`,
    [`chat:${user.id}`, messages, `concern:${user.id}`, passed],
  );

afterEach(() => reading.mockReset());

describe("a possible concern (contract 8)", () => {
  it("CRIS-16 API-27 is told with a message, opens no dialog and leaves no incident", async () => {
    const { person, send } = await talker();
    const { status, json } = await send(DOUBTFUL);
    expect([status, json()]).toEqual([200, expect.objectContaining({ ...found, crisis_detected: false })]);
    const [accepted] = eventsOf((await send(DOUBTFUL, STREAM)).text);
    expect(accepted).toMatchObject({ event: "accepted", data: { ...found, crisis_detected: false } });
    expect((await send(CALM)).json()).toMatchObject({ concern: "none", crisis_detected: false });
    expect(await incidentsOf(person)).toEqual([]);
    expect((await send(CRISIS)).json()).toMatchObject({ concern: "clear", crisis_detected: true });
    expect(await incidentsOf(person)).toEqual([{ source: "chat_message" }]);
  });

  it("CRIS-16 is told to its writer alone in a talk of two", async () => {
    const { maya, noah, session } = await couple();
    const send = (who: SignedIn, content: string) =>
      ask(tell, { method: "POST", body: { sessionId: session.id, content }, cookie: who.cookie });
    expect((await send(maya, DOUBTFUL)).json()).toMatchObject({ ...found, crisis_detected: false });
    expect((await send(noah, CALM)).json()).toMatchObject({ concern: "none" });
    expect(await incidentsOf(maya)).toEqual([]);
  });

  it("CRIS-16 is told with whatever else a person writes", async () => {
    const { person, sessionId } = await talker();
    const { cookie } = person;
    const mood = await ask(feel, { method: "POST", body: { mood: "sad", notes: DOUBTFUL }, cookie });
    expect([mood.status, mood.json()]).toEqual([201, expect.objectContaining({ ...found, crisis_detected: false })]);
    const goals = await ask(profile, { method: "PATCH", body: { therapyGoals: DOUBTFUL }, cookie });
    expect([goals.status, goals.json()]).toEqual([200, expect.objectContaining(found)]);
    const title = await ask(rename, { method: "PATCH", params: { id: sessionId }, body: { title: DOUBTFUL }, cookie });
    expect([title.status, title.json()]).toEqual([200, expect.objectContaining(found)]);
    const moved = await ask(move, { method: "POST", body: { duration: 5, notes: DOUBTFUL }, cookie });
    expect([moved.status, moved.json()]).toEqual([201, expect.objectContaining({ ...found, crisis_detected: false })]);
    for (const answer of [goals, title]) expect(answer.json()).not.toHaveProperty("crisis_detected");
    expect(await incidentsOf(person)).toEqual([]);
  });

  it("CRIS-16 is told with a refusal, of which nothing is recorded", async () => {
    const person = await signIn();
    const body = { sessionId: newId(), content: DOUBTFUL };
    const missing = await ask(say, { method: "POST", body, cookie: person.cookie });
    expect([missing.status, missing.json()]).toEqual([404, expect.objectContaining(found)]);
    expect(missing.json()).not.toHaveProperty("crisis_detected");
    expect(await incidentsOf(person)).toEqual([]);
  });
});

describe("a message of concern beyond a limit (contract 5)", () => {
  it("CRIS-16 is answered beyond the free conversations", async () => {
    const person = await signIn();
    const body = async (content: string) => {
      const opened = await ask(open, { method: "POST", body: { mood: "sad" }, cookie: person.cookie });
      return { sessionId: opened.json<{ id: string }>().id, content };
    };
    const send = async (content: string) =>
      ask(say, { method: "POST", body: await body(content), cookie: person.cookie });
    for (let begun = 0; begun < 5; begun += 1) expect((await send(CALM)).status).toBe(200);
    expect((await send(CALM)).status).toBe(402);
    expect((await send(DOUBTFUL)).status).toBe(200);
  });

  it.each([
    ["possible", DOUBTFUL],
    ["clear", CRISIS],
  ])("CRIS-16 passes the limit of a minute where it is %s", async (concern, content) => {
    const { person, send } = await talker();
    await haveSent(person, 20);
    expect((await send(CALM)).status).toBe(429);
    const { status, json } = await send(content);
    expect([status, json().concern]).toEqual([200, concern]);
    expect((await send(CALM)).status).toBe(429);
  });

  it("CRIS-16 passes it ten times an hour, and is heard after that", async () => {
    const { person, send } = await talker();
    await haveSent(person, 20, 9);
    expect((await send(DOUBTFUL)).status).toBe(200);
    const doubtful = await send(DOUBTFUL);
    expect([doubtful.status, doubtful.json()]).toEqual([
      429,
      expect.objectContaining({ code: "rate_limited", ...found }),
    ]);
    expect(Number(doubtful.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const clear = await send(CRISIS);
    expect([clear.status, clear.json()]).toEqual([429, expect.objectContaining({ crisis_detected: true })]);
    expect(await incidentsOf(person)).toEqual([{ source: "refused_message" }]);
  });

  it("is none where somebody else's conversation is named", async () => {
    const [{ person }, other] = [await talker(), await talker()];
    await haveSent(person, 20);
    const body = { sessionId: other.sessionId, content: CRISIS };
    const refused = await ask(say, { method: "POST", body, cookie: person.cookie });
    expect([refused.status, refused.json()]).toEqual([429, expect.objectContaining({ crisis_detected: true })]);
  });
});

describe("reading what a person wrote", () => {
  it("CRIS-16 never holds a transaction, at whatever door", async () => {
    const open: string[] = [];
    reading.mockImplementation((text) => {
      if (mockOpen.getStore()) open.push(text);
    });
    const { person, sessionId, send } = await talker();
    const { maya, session } = await couple();
    const key = () => ({ "idempotency-key": newId() });
    const post = (handler: typeof say, who: SignedIn, body: unknown) =>
      ask(handler, { method: "POST", body, cookie: who.cookie, headers: key() });
    await send(CRISIS, key());
    await send("Yes, very close.", key());
    await post(feel, person, { mood: "sad", notes: CRISIS });
    await post(tell, maya, { sessionId: session.id, content: CRISIS });
    const sections = { ownWays: [{ text: CRISIS, phone: null }] };
    const steps = ["warningSigns", "peopleAndPlaces", "helpers", "professionals", "saferPlace", "worthLivingFor"];
    const body = { ...Object.fromEntries(steps.map((step) => [step, []])), ...sections };
    expect((await ask(plan, { method: "PUT", body, cookie: person.cookie })).json()).toMatchObject({
      concern: "clear",
    });
    await ask(profile, { method: "PATCH", body: { therapyGoals: CRISIS }, cookie: person.cookie });
    await ask(rename, { method: "PATCH", params: { id: sessionId }, body: { title: CRISIS }, cookie: person.cookie });
    // At least one for each of the seven endpoints.
    expect(reading.mock.calls.length).toBeGreaterThanOrEqual(7);
    expect(open).toEqual([]);
  });

  it("CRIS-16 knows who writes, and what the guide said right before", async () => {
    const { send } = await talker({ age: 15 });
    const { message } = (await send(CALM)).json<{ message: { content: string } }>();
    await send(DOUBTFUL);
    expect(reading.mock.calls).toContainEqual([CALM, { audience: "teen" }]);
    const behind = { audience: "teen", before: message.content, isOrdinary: true };
    expect(reading.mock.calls).toContainEqual([DOUBTFUL, behind]);
  });
});
