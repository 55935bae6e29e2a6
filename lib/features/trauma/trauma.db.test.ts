import { POST as sendChat } from "@/app/api/chat/message/route";
import { GET as byQuery } from "@/app/api/chat/messages/route";
import { POST as openChat, GET as sessions } from "@/app/api/chat/sessions/route";
import { POST as send } from "@/app/api/trauma-therapy/message/route";
import { PATCH as change } from "@/app/api/trauma-therapy/session/[id]/route";
import { POST as open } from "@/app/api/trauma-therapy/session/route";
import { TRAUMA_APPROACHES, TRAUMA_TYPES, YOUTH_TRAUMA_APPROACHES } from "@/lib/features/conversation/trauma/constants";
import { UNSAID_KIND } from "@/lib/features/conversation/trauma/kinds";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";

const CALM = "I am always on edge and the nights are bad.";
const CRISIS = "I want to kill myself tonight, I have the pills here.";

interface Session {
  readonly id: string;
  readonly title: string;
  readonly mood: string;
  readonly safetyLevel: number;
}

const begin = (person: SignedIn, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ask(open, {
    method: "POST",
    path: "/api/trauma-therapy/session",
    body: { mood: "trauma therapy", traumaType: "accident", therapyApproach: "cpt", safetyLevel: 8, ...body },
    cookie: person.cookie,
    headers,
  });

const say = (person: SignedIn, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  ask(send, { method: "POST", path: "/api/trauma-therapy/message", body, cookie: person.cookie, headers });

const listed = async (person: SignedIn, mood = "trauma therapy") =>
  (await ask(sessions, { path: `/api/chat/sessions?mood=${encodeURIComponent(mood)}`, cookie: person.cookie })).json<
    Session[]
  >();

async function talk(body: Record<string, unknown> = {}) {
  const person = await signIn();
  const session = (await begin(person, body)).json<Session>();
  return { person, session };
}

const namesPeople = (text: string): boolean => ["988", "741741", "911"].every((number) => text.includes(number));

describe("a trauma session", () => {
  it("API-40 DATA-31 TRAU-13 is answered with what it stands in", async () => {
    const person = await signIn();
    const opened = await begin(person, { title: "Slowly" });
    expect(opened.status).toBe(201);
    expect(opened.json()).toMatchObject({
      title: "Slowly",
      mood: "trauma therapy",
      traumaType: "accident",
      therapyApproach: "cpt",
      safetyLevel: 8,
      createdAt: expect.any(String),
    });
  });

  it("COUP-17 DATA-31 without a title it is called after its type; type, approach and level are sealed", async () => {
    const { session } = await talk({ title: "  ", traumaType: "medical" });
    expect(session.title).toBe("Medical trauma");
    const [row] = await query<Record<string, string>>(
      `SELECT title, "traumaType", "therapyApproach", "safetyLevel", mood FROM chat_sessions WHERE id = $1`,
      [session.id],
    );
    expect(row?.mood).toBe("trauma therapy");
    for (const column of ["title", "traumaType", "therapyApproach", "safetyLevel"])
      expect(row?.[column]).toMatch(/^v1/);
  });

  it("API-40 every try begins one of its own, and a repeated key none", async () => {
    const person = await signIn();
    const key = { "idempotency-key": newId() };
    const [one, again, other] = [await begin(person, {}, key), await begin(person, {}, key), await begin(person)];
    expect(again.json<Session>().id).toBe(one.json<Session>().id);
    expect(other.json<Session>().id).not.toBe(one.json<Session>().id);
  });

  it("TRAU-07 TRAU-08 TRAU-10 takes every documented type and approach, those for the young included", async () => {
    const person = await signIn();
    for (const traumaType of TRAUMA_TYPES) expect((await begin(person, { traumaType })).status).toBe(201);
    for (const therapyApproach of [...TRAUMA_APPROACHES, ...YOUTH_TRAUMA_APPROACHES])
      expect((await begin(person, { therapyApproach })).json()).toMatchObject({ therapyApproach });
  });

  it("TRAU-07 TRAU-09 whoever does not want to say the type begins all the same, and none is kept", async () => {
    const opened = await begin(await signIn(), { traumaType: null, title: undefined });
    expect(opened.status).toBe(201);
    expect(opened.json()).toMatchObject({ traumaType: null, title: UNSAID_KIND.title });
  });

  it.each([
    { traumaType: undefined },
    { traumaType: "" },
    { traumaType: "unsaid" },
    { traumaType: "other" },
    { therapyApproach: "hypnosis" },
    { safetyLevel: 11 },
    { mood: "sad" },
  ])("TRAU-09 API-40 refuses %j", async (body) => {
    const refused = await begin(await signIn(), body);
    expect([refused.status, refused.json().code]).toEqual([400, "invalid"]);
  });

  it("CRIS-16 a crisis in its title opens help and is recorded", async () => {
    const opened = await begin(await signIn(), { title: "I want to kill myself" });
    expect(opened.json()).toMatchObject({ crisis_detected: true });
  });

  it("CRIS-16 the type that names it is no sign of anything", async () => {
    const person = await signIn();
    for (const traumaType of TRAUMA_TYPES)
      expect((await begin(person, { traumaType })).json()).not.toHaveProperty("crisis_detected");
  });

  it("TRAU-11 TRAU-12 is listed by its marker, and ordinary talks are not", async () => {
    const { person, session } = await talk();
    const ordinary = (await ask(openChat, { method: "POST", body: {}, cookie: person.cookie })).json<Session>();
    expect((await listed(person)).map(({ id }) => id)).toEqual([session.id]);
    expect((await listed(person))[0]).toMatchObject({ traumaType: "accident", therapyApproach: "cpt", safetyLevel: 8 });
    const all = (await ask(sessions, { cookie: person.cookie })).json<Session[]>();
    expect(all.map(({ id }) => id).sort()).toEqual([session.id, ordinary.id].sort());
    expect(all.find(({ id }) => id === ordinary.id)).not.toHaveProperty("safetyLevel");
  });
});

describe("a message in it", () => {
  it("API-41 API-11 DATA-30 is stored with one answer by the AI", async () => {
    const { person, session } = await talk();
    const answered = await say(person, { sessionId: session.id, content: CALM });
    expect(answered.status).toBe(200);
    expect(answered.json()).toMatchObject({
      crisis_detected: false,
      userMessage: { role: "user", content: CALM },
      message: { role: "ai", content: expect.stringMatching(/\S/) },
    });
    const stored = await ask(byQuery, { path: `/api/chat/messages?sessionId=${session.id}`, cookie: person.cookie });
    expect(stored.json<{ role: string }[]>().map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  it("API-41 streams like the chat, and stores before it says so", async () => {
    const { person, session } = await talk();
    const streamed = await say(person, { sessionId: session.id, content: CALM }, { accept: "text/event-stream" });
    const events = eventsOf(streamed.text);
    expect(events[0]).toMatchObject({ event: "accepted", data: { crisis_detected: false } });
    expect(events.at(-1)).toMatchObject({ event: "done", data: { message: { role: "ai" } } });
    expect(events.filter(({ event }) => event === "delta").length).toBeGreaterThan(1);
  });

  it("API-41 the same key is answered from what is stored", async () => {
    const { person, session } = await talk();
    const key = { "idempotency-key": newId() };
    const body = { sessionId: session.id, content: CALM };
    const [one, again] = [await say(person, body, key), await say(person, body, key)];
    expect(again.json().message).toEqual(one.json().message);
  });

  it("TRAU-15 names people to reach at four or lower, and is stored with them", async () => {
    const { person, session } = await talk({ safetyLevel: 4 });
    const answer = (await say(person, { sessionId: session.id, content: CALM })).json<{
      message: { content: string };
    }>();
    expect(namesPeople(answer.message.content)).toBe(true);
    const stored = await ask(byQuery, { path: `/api/chat/messages?sessionId=${session.id}`, cookie: person.cookie });
    expect(namesPeople(stored.json<{ content: string }[]>()[1]?.content ?? "")).toBe(true);
  });

  it("TRAU-15 CRIS-14 names the country's own people abroad", async () => {
    const { person, session } = await talk({ safetyLevel: 3 });
    const body = { sessionId: session.id, content: CALM };
    const answer = (await say(person, body, { "accept-language": "en-GB" })).json<{ message: { content: string } }>();
    expect(answer.message.content).toContain("116 123");
    expect(answer.message.content).toContain("999");
    expect(answer.message.content).not.toMatch(/\b988\b|741741/);
  });

  it("TRAU-15 what a message sets counts for its own answer, and stays", async () => {
    const { person, session } = await talk({ safetyLevel: 9 });
    const body = { sessionId: session.id, content: CALM };
    const before = (await say(person, body)).json<{ message: { content: string } }>();
    expect(namesPeople(before.message.content)).toBe(false);
    const low = (await say(person, { ...body, safetyLevel: 2 })).json<{ message: { content: string } }>();
    expect(namesPeople(low.message.content)).toBe(true);
    expect(await listed(person)).toMatchObject([{ safetyLevel: 2 }]);
  });

  it("TRAU-14 TRAU-15 the same holds where it is opened as an ordinary conversation", async () => {
    const { person, session } = await talk({ safetyLevel: 1, therapyApproach: "exposure" });
    const answered = await ask(sendChat, {
      method: "POST",
      path: "/api/chat/message",
      body: { sessionId: session.id, content: "Please let us do exposure to the memory now." },
      cookie: person.cookie,
    });
    const { message } = answered.json<{ message: { content: string } }>();
    expect(namesPeople(message.content)).toBe(true);
    expect(message.content).toMatch(/wait|not today/i);
  });

  it("TRAU-15 also an answer of the crisis protocol names people at four or lower", async () => {
    const { person, session } = await talk({ safetyLevel: 2 });
    for (const content of ["I want to die.", "I don't know.", "No.", "It is quiet now."]) {
      const { message } = (await say(person, { sessionId: session.id, content })).json<{
        message: { content: string };
      }>();
      expect(message.content).toContain("988");
    }
  });

  it("CRIS-16 API-41 a crisis is seen, recorded and answered by the protocol", async () => {
    const { person, session } = await talk();
    const answered = await say(person, { sessionId: session.id, content: CRISIS });
    expect(answered.json()).toMatchObject({ crisis_detected: true, severity: expect.stringMatching(/high|imminent/) });
    const incidents = await query(`SELECT 1 FROM crisis_incidents WHERE "sessionId" = $1`, [session.id]);
    expect(incidents).toHaveLength(1);
  });

  it.each([
    ["", 400],
    ["   ", 400],
    ["x".repeat(10_001), 400],
    ["x".repeat(10_000), 200],
    ["😶".repeat(5001), 400],
  ])("VALD-24 a text of the wrong length is refused (%#)", async (content, status) => {
    const { person, session } = await talk();
    expect((await say(person, { sessionId: session.id, content })).status).toBe(status);
  });

  it("API-41 belongs into a trauma session of one's own: anything else is not found, and a crisis in it is still seen", async () => {
    const { session } = await talk();
    const stranger = await signIn();
    const foreign = await say(stranger, { sessionId: session.id, content: CRISIS, safetyLevel: 1 });
    expect([foreign.status, foreign.json().crisis_detected]).toEqual([404, true]);
    const ordinary = (await ask(openChat, { method: "POST", body: {}, cookie: stranger.cookie })).json<Session>();
    expect((await say(stranger, { sessionId: ordinary.id, content: CALM })).status).toBe(404);
  });

  it("R-18 past the free conversations it still answers who is hardly safe, and others read of the plans", async () => {
    const person = await signIn();
    for (let begun = 0; begun < 5; begun += 1) {
      const { id } = (await begin(person)).json<Session>();
      expect((await say(person, { sessionId: id, content: CALM })).status).toBe(200);
    }
    const sixth = (await begin(person, { safetyLevel: 8 })).json<Session>();
    expect((await say(person, { sessionId: sixth.id, content: CALM })).status).toBe(402);
    expect((await say(person, { sessionId: sixth.id, content: CALM, safetyLevel: 3 })).status).toBe(200);
  });

  it("leaves nothing behind in what the guide remembers for other talks", async () => {
    const { person, session } = await talk();
    await say(person, { sessionId: session.id, content: "My brother Tom lives in Leeds and I work as a nurse." });
    expect(await query(`SELECT 1 FROM memory_items WHERE "userId" = $1`, [person.user.id])).toEqual([]);
  });
});

describe("what a talk stands in", () => {
  const patch = (person: SignedIn, id: string, body: unknown) =>
    ask(change, { method: "PATCH", params: { id }, body, cookie: person.cookie });

  it("DATA-31 can be changed in it, and what is left out stays", async () => {
    const { person, session } = await talk();
    expect((await patch(person, session.id, { safetyLevel: 3 })).json()).toMatchObject({
      safetyLevel: 3,
      therapyApproach: "cpt",
      traumaType: "accident",
    });
    expect((await patch(person, session.id, { safetyLevel: 0 })).status).toBe(400);
    expect((await patch(await signIn(), session.id, { safetyLevel: 9 })).status).toBe(404);
  });
});

describe.each([9, 15])("at %i", (age) => {
  it("TRAU-16 the calls are closed, and a crisis in them is still seen", async () => {
    const person = await signIn({ age });
    expect((await begin(person)).status).toBe(403);
    const refused = await say(person, { sessionId: newId(), content: CRISIS });
    expect([refused.status, refused.json().crisis_detected]).toEqual([403, true]);
    expect(
      (await ask(change, { method: "PATCH", params: { id: newId() }, body: {}, cookie: person.cookie })).status,
    ).toBe(403);
    const aside = await ask(openChat, { method: "POST", body: { mood: "trauma therapy" }, cookie: person.cookie });
    expect(aside.status).toBe(403);
  });
});

it("TRAU-16 API-40 a visitor gets 401", async () => {
  expect((await ask(open, { method: "POST", body: {} })).status).toBe(401);
  expect((await ask(send, { method: "POST", body: {} })).status).toBe(401);
});
