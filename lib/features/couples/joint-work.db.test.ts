import { GET as listMessages, POST as postMessage } from "@/app/api/relationship-messages/route";
import { GET as listSessions, POST as openSession } from "@/app/api/relationship-sessions/route";
import { GET as getCheckIn, POST as postCheckIn } from "@/app/api/relationships/[id]/check-in/route";
import { POST as createRelationship, GET as listRelationships } from "@/app/api/relationships/route";
import type { MemberCtx } from "@/lib/ports/context";
import { type Couple, couple } from "@/tests/factories/couples";
import type { SignedIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { CHECK_IN_ITEMS, type CheckInAnswer, type CheckInItem } from "./constants";
import { PAUSE_LINES } from "./pause-lines";
import { relationshipKey } from "./relationship-repository";
import { checkInSeal } from "./sealed";
import { sendRelationshipMessage } from "./send-message";
import type { Relationship, RelationshipMessage, RelationshipSession } from "./types";

/** An id that no conversation has. */
const NOBODYS = "99999999-9999-4999-8999-999999999999";
const DAY_MS = 24 * 60 * 60 * 1000;

const answers = (some: Partial<Record<CheckInItem, CheckInAnswer>> = {}) => ({
  ...Object.fromEntries(CHECK_IN_ITEMS.map((item) => [item, "no"])),
  ...some,
});

const checkIn = (who: SignedIn, { relationship }: Couple, some: Partial<Record<CheckInItem, CheckInAnswer>> = {}) =>
  ask(postCheckIn, {
    method: "POST",
    path: `/api/relationships/${relationship.id}/check-in`,
    params: { id: relationship.id },
    body: { answers: answers(some) },
    cookie: who.cookie,
  });

const send = (who: SignedIn, { session }: Couple, content: string) =>
  ask(postMessage, {
    method: "POST",
    path: "/api/relationship-messages",
    body: { sessionId: session.id, content },
    cookie: who.cookie,
  });

/** Everything that one of the two can read, as it comes over the wire. */
async function everything(who: SignedIn, { session }: Couple): Promise<string[]> {
  const { cookie } = who;
  const messages = await ask(listMessages, { path: `/api/relationship-messages?sessionId=${session.id}`, cookie });
  const sessions = await ask(listSessions, { path: "/api/relationship-sessions", cookie });
  const relationships = await ask(listRelationships, { path: "/api/relationships", cookie });
  return [messages.text, messages.headers.get("etag") ?? "", sessions.text, relationships.text];
}

/** The shape of an answer: the rest once ids, times and the pause's words are taken out. */
const shapeOf = (text: string): string =>
  PAUSE_LINES.en.lines
    .reduce((rest, line) => rest.replaceAll(JSON.stringify(line).slice(1, -1), "PAUSE"), text)
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replace(/[0-9a-f]{8}-\d+-[0-9a-z]+-200-/g, "TAG")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");

async function at(ctx: MemberCtx, when: Date, two: Couple, content: string): Promise<RelationshipMessage> {
  const input = { sessionId: two.session.id, content, isPrivate: false };
  const exchange = await sendRelationshipMessage({ ...ctx, now: () => when }, input, null);
  return exchange.run(() => {});
}

it("CRIS-16 R-18 an answer after harm by somebody names its kind, so that the dialog leads with the line for it", async () => {
  const two = await couple();
  const told = await send(two.maya, two, "My husband hits me and I am scared of him.");
  expect(told.json()).toMatchObject({ crisis_detected: true, crisis_kind: "abuse" });
  expect((await send(two.maya, two, "I want to die.")).json()).not.toHaveProperty("crisis_kind");
  const closed = await send(two.maya, { ...two, session: { ...two.session, id: NOBODYS } }, "My husband hits me.");
  expect(closed.json()).toMatchObject({ crisis_detected: true, crisis_kind: "abuse" });
});

describe("private questions", () => {
  it("lead to help at once where one is answered with yes, and to none otherwise", async () => {
    const two = await couple();
    expect((await checkIn(two.maya, two)).json()).toEqual({ help: "none", crisis_detected: false });
    const yes = await checkIn(two.maya, two, { control: "yes" });
    expect(yes.status).toBe(201);
    expect(yes.json()).toEqual({ help: "soon", crisis_detected: false });
    expect((await checkIn(two.maya, two, { today: "yes" })).json()).toEqual({ help: "now", crisis_detected: true });
    const incidents = await query(
      `SELECT "kind", "source", "userId" FROM crisis_incidents WHERE "userId" IN ($1, $2)`,
      [two.maya.user.id, two.noah.user.id],
    );
    expect(incidents).toEqual([{ kind: "abuse", source: "check_in", userId: two.maya.user.id }]);
  });

  it("are sealed under the person's own key: the relationship's opens nothing", async () => {
    const two = await couple();
    await checkIn(two.maya, two, { fear: "yes" });
    const [row] = await query<{ id: string; answers: string }>(
      `SELECT "id"::text, "answers" FROM relationship_check_ins WHERE "userId" = $1`,
      [two.maya.user.id],
    );
    if (!row) throw new Error("nothing stored");
    const key = await relationshipKey(two.noah.ctx, two.relationship.id);
    expect(() => checkInSeal.open(key, row)).toThrow();
    expect(() => checkInSeal.open(two.noah.ctx.actor.key, row)).toThrow();
    expect(checkInSeal.open(two.maya.ctx.actor.key, row).answers).toMatchObject({ fear: "yes" });
  });

  it("are never read back, not even to who answered, nor that they did", async () => {
    const two = await couple();
    await checkIn(two.maya, two, { hurt: "yes" });
    const asked = await ask(getCheckIn, { params: { id: two.relationship.id }, cookie: two.maya.cookie });
    expect(asked.status).toBe(405);
    expect((await everything(two.maya, two)).join()).not.toMatch(/hurt|check/i);
  });

  it("are nobody else's to answer", async () => {
    const [two, others] = [await couple(), await couple()];
    expect((await checkIn(others.maya, two)).status).toBe(404);
    const bad = await ask(postCheckIn, {
      method: "POST",
      params: { id: two.relationship.id },
      body: { answers: { fear: "yes" } },
      cookie: two.maya.cookie,
    });
    expect(bad.status).toBe(400);
  });
});

describe("joint work that one of them has closed", () => {
  it("shows the other nothing at the moment of a yes", async () => {
    const two = await couple();
    await send(two.noah, two, "Shall we talk about Sunday?");
    const before = await everything(two.noah, two);
    await checkIn(two.maya, two, { threat: "yes" });
    expect(await everything(two.noah, two)).toEqual(before);
  });

  it("looks in every call like the pause that people ask for", async () => {
    const [closed, asked] = [await couple(), await couple()];
    await checkIn(closed.maya, closed, { fear: "yes" });
    await checkIn(asked.maya, asked);
    const words = "I need a break from this for today.";
    const seen = [];
    for (const two of [closed, asked]) {
      const first = await send(two.noah, two, words);
      const second = await send(two.noah, two, "Can we go on now?");
      const headers = [...first.headers.keys()].sort().join();
      seen.push(
        [first.status, headers, first.text, second.text, ...(await everything(two.noah, two))].map((text) =>
          shapeOf(String(text)),
        ),
      );
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.join()).toContain("PAUSE");
  });

  it("rests every joint answer, in other words each time, while private ones go on", async () => {
    const two = await couple();
    await checkIn(two.maya, two, { sex: "yes" });
    const said = [];
    for (const content of ["Good evening.", "Are you there?", "Hello again."]) {
      said.push((await send(two.noah, two, content)).json<{ message: RelationshipMessage }>().message);
    }
    expect(
      said.every(({ messageType, content }) => messageType === "pause" && PAUSE_LINES.en.lines.includes(content)),
    ).toBe(true);
    expect(new Set(said.map(({ content }) => content)).size).toBeGreaterThan(1);
    const body = { sessionId: two.session.id, content: "Only you, please.", isPrivate: true };
    const alone = await ask(postMessage, { method: "POST", body, cookie: two.maya.cookie });
    expect(alone.json<{ message: RelationshipMessage }>().message).toMatchObject({
      messageType: "text",
      isPrivate: true,
    });
  });

  it("goes on some days after they have answered no to everything, and not at once", async () => {
    const two = await couple();
    await checkIn(two.maya, two, { fear: "yes" });
    await checkIn(two.maya, two);
    const now = Date.now();
    expect((await at(two.noah.ctx, new Date(now), two, "Shall we?")).messageType).toBe("pause");
    expect((await at(two.noah.ctx, new Date(now + 2 * DAY_MS), two, "And now?")).messageType).toBe("pause");
    expect((await at(two.noah.ctx, new Date(now + 8 * DAY_MS), two, "And today?")).messageType).toBe("text");
  });

  it("is closed in every space of the two: a second one is no way around it and tells nothing", async () => {
    const two = await couple();
    await checkIn(two.maya, two, { fear: "yes" });
    const { cookie } = two.noah;
    const body = { relationshipName: "Us anew", relationshipType: "marriage", partnerId: two.maya.user.id };
    const made = await ask(createRelationship, { method: "POST", body, cookie });
    const relationship = made.json<Relationship>();
    const opened = await ask(openSession, { method: "POST", body: { relationshipId: relationship.id }, cookie });
    const again = { ...two, relationship, session: opened.json<RelationshipSession>() };
    expect((await at(two.noah.ctx, new Date(), again, "Good evening.")).messageType).toBe("pause");
  });

  it("rests for some days after one of them told of harm, in private or to the other", async () => {
    const now = Date.now();
    for (const isPrivate of [true, false]) {
      const two = await couple();
      const content = isPrivate ? "My husband hit me last night." : "You hit me last night.";
      const input = { sessionId: two.session.id, content, isPrivate };
      const told = await sendRelationshipMessage({ ...two.maya.ctx, later: () => {} }, input, null);
      expect(told.opening).toMatchObject({ crisis_detected: true });
      await told.run(() => {});
      expect((await at(two.noah.ctx, new Date(now + DAY_MS), two, "Shall we?")).messageType).toBe("pause");
      expect((await at(two.noah.ctx, new Date(now + 8 * DAY_MS), two, "And today?")).messageType).toBe("text");
    }
  });

  it("while an ordinary pause ends by itself", async () => {
    const two = await couple();
    const now = Date.now();
    expect((await at(two.noah.ctx, new Date(now), two, "Can we pause here?")).messageType).toBe("pause");
    expect((await at(two.maya.ctx, new Date(now + 10 * 60_000), two, "One word more.")).messageType).toBe("pause");
    expect((await at(two.maya.ctx, new Date(now + 41 * 60_000), two, "I am back.")).messageType).toBe("text");
  });
});
