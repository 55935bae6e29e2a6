import { GET as listMessages, POST as postMessage } from "@/app/api/relationship-messages/route";
import { GET as listSessions, POST as postSession } from "@/app/api/relationship-sessions/route";
import { completeAssessment, storeAgreement } from "@/lib/features/couples/assessment-repository";
import { relationshipKey } from "@/lib/features/couples/relationship-repository";
import type { Assessment, Relationship, RelationshipSession } from "@/lib/features/couples/types";
import { newId } from "@/lib/shared/ids";
import { type Couple, couple } from "@/tests/factories/couples";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as agree } from "./[id]/assessments/[assessmentId]/agree/route";
import { PUT as fill } from "./[id]/assessments/[assessmentId]/route";
import { POST as begin, GET as listAssessments } from "./[id]/assessments/route";
import { POST as leave } from "./[id]/leave/route";
import { PATCH } from "./[id]/route";
import { GET, POST } from "./route";

const CRISIS = "I want to end my life";
const create = (who: SignedIn, body: unknown) => ask(POST, { method: "POST", body, cookie: who.cookie });
const change = (who: SignedIn, id: string, body: unknown) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie: who.cookie });
const list = async (who: SignedIn): Promise<Relationship[]> =>
  (await ask(GET, { cookie: who.cookie })).json<Relationship[]>();
const open = (who: SignedIn, body: unknown) => ask(postSession, { method: "POST", body, cookie: who.cookie });
const leaveAs = (who: SignedIn, { relationship }: Couple) =>
  ask(leave, { method: "POST", params: { id: relationship.id }, body: {}, cookie: who.cookie });
const sayAs = (who: SignedIn, { session }: Couple, content: string, more: object = {}) =>
  ask(postMessage, { method: "POST", body: { sessionId: session.id, content, ...more }, cookie: who.cookie });

describe("relationships", () => {
  it("API-34 AUTH-11 lists those in which the caller is one of the two, and no others", async () => {
    const two = await couple();
    const stranger = await signIn();
    expect((await list(two.maya)).map(({ id }) => id)).toEqual([two.relationship.id]);
    expect((await list(two.noah))[0]).toMatchObject({ id: two.relationship.id, partnerName: "Maya" });
    expect(await list(stranger)).toEqual([]);
  });

  it("DATA-19 both edit goals and styles; what is left out stays, an empty style is none", async () => {
    const two = await couple();
    const goals = ["Calmer evenings", "Say worries early"];
    const changed = await change(two.noah, two.relationship.id, { goals, communicationStyle: "One talks, one waits" });
    expect(changed.status).toBe(200);
    await change(two.maya, two.relationship.id, { relationshipStartDate: "2019-05-04", communicationStyle: "" });
    expect((await list(two.maya))[0]).toMatchObject({
      goals,
      communicationStyle: null,
      relationshipStartDate: "2019-05-04T00:00:00.000Z",
      relationshipName: "Maya & Noah",
    });
    const [row] = await query(`SELECT * FROM relationships WHERE "id" = $1`, [two.relationship.id]);
    expect(JSON.stringify(row)).not.toMatch(/Calmer|Maya/);
  });

  it("CRIS-16 reads goals for a crisis, and records it for who wrote", async () => {
    const two = await couple();
    const changed = await change(two.noah, two.relationship.id, { goals: [CRISIS] });
    expect(changed.json().crisis_detected).toBe(true);
    const rows = await query(`SELECT "userId" FROM crisis_incidents WHERE "userId" IN ($1, $2)`, [
      two.maya.user.id,
      two.noah.user.id,
    ]);
    expect(rows).toEqual([{ userId: two.noah.user.id }]);
  });

  it("AUTH-12 answers 404 to a stranger who would change or leave it", async () => {
    const two = await couple();
    const stranger = await signIn();
    expect((await change(stranger, two.relationship.id, { goals: ["Mine"] })).status).toBe(404);
    expect((await leaveAs(stranger, two)).status).toBe(404);
    expect((await list(two.maya))[0]).toMatchObject({ status: "active", goals: [] });
  });
});

describe("POST /api/relationships", () => {
  const body = { relationshipName: "Us", relationshipType: "family" };

  it("API-58 VALD-18 VALD-21 makes a further space for two who said yes, either way round", async () => {
    const two = await couple();
    const more = { relationshipStartDate: "2020-01-02", goals: ["a"], challenges: ["b"], communicationStyle: "c" };
    const made = await create(two.noah, { ...body, ...more, partnerId: two.maya.user.id });
    expect(made.status).toBe(201);
    expect(made.json()).toMatchObject({
      partner1Id: two.noah.user.id,
      partner2Id: two.maya.user.id,
      ...more,
      relationshipStartDate: "2020-01-02T00:00:00.000Z",
    });
    expect((await create(two.maya, { ...body, partner2Id: two.noah.user.id })).status).toBe(201);
  });

  it("refuses 403 without an accepted invitation, for oneself, and once one of them has left", async () => {
    const two = await couple();
    const stranger = await signIn();
    expect((await create(stranger, { ...body, partnerId: two.maya.user.id })).status).toBe(403);
    expect((await create(two.maya, { ...body, partnerId: two.maya.user.id })).status).toBe(403);
    expect((await create(two.maya, { ...body, partnerId: newId() })).status).toBe(403);
    await leaveAs(two.maya, two);
    expect((await create(two.noah, { ...body, partnerId: two.maya.user.id })).status).toBe(403);
  });

  it.each([
    ["VALD-17 no name", { relationshipName: undefined }, "Relationship name is required"],
    ["VALD-17 an empty name", { relationshipName: " " }, "Relationship name is required"],
    ["VALD-17 a name of 101 characters", { relationshipName: "n".repeat(101) }, "Relationship name is too long"],
    [
      "VALD-18 another type",
      { relationshipType: "club" },
      "Relationship type must be one of: romantic, family, friend, therapeutic",
    ],
    ["VALD-19 a partner2Id that is no uuid", { partner2Id: "1" }, "Partner ID must be a valid UUID"],
    ["VALD-19 a partnerId that is no uuid", { partnerId: "1" }, "Partner ID must be a valid UUID"],
    ["VALD-20 no partner", {}, "Either partner2Id or partnerId is required"],
    ["VALD-21 goals that are no list", { partnerId: newId(), goals: "one" }, "Expected array, received string"],
    ["VALD-21 a date that is none", { partnerId: newId(), relationshipStartDate: "soon" }, "Expected a date"],
  ])("%s is refused", async (_, part, message) => {
    const refused = await create(await signIn(), { ...body, ...part });
    expect([refused.status, refused.json().message]).toEqual([400, message]);
  });
});

describe("sessions", () => {
  it("API-36 COUP-07 COUP-08 opens one with focus, approach and title, and both see it", async () => {
    const two = await couple();
    const opened = await open(two.noah, {
      relationshipId: two.relationship.id,
      sessionType: "couples",
      sessionFocus: "finance",
      therapyApproach: "imago",
      sessionTitle: "The budget",
    });
    expect(opened.status).toBe(201);
    const session = opened.json<RelationshipSession>();
    expect(session).toMatchObject({
      sessionFocus: "finance",
      therapyApproach: "imago",
      sessionTitle: "The budget",
      sessionType: "couples",
      participants: [two.maya.user.id, two.noah.user.id],
      status: "active",
    });
    const listed = await ask(listSessions, { cookie: two.maya.cookie });
    expect(listed.json<RelationshipSession[]>().map(({ id }) => id)).toContain(session.id);
  });

  it("COUP-17 COUP-07 COUP-08 takes the documented defaults and a title built from the focus", async () => {
    const two = await couple();
    const opened = await open(two.maya, { relationshipId: two.relationship.id, sessionTitle: "  " });
    expect(opened.json()).toMatchObject({
      sessionFocus: "general",
      therapyApproach: "gottman",
      sessionTitle: "General conversation",
    });
  });

  it("API-35 AUTH-12 lists the caller's own, and opens none in a relationship of others", async () => {
    const [two, others] = [await couple(), await couple()];
    const sessions = (await ask(listSessions, { cookie: two.noah.cookie })).json<RelationshipSession[]>();
    expect(sessions.map(({ id }) => id)).toEqual([two.session.id]);
    expect((await open(others.maya, { relationshipId: two.relationship.id })).status).toBe(404);
    expect((await open(two.maya, {})).status).toBe(400);
  });

  it("CRIS-16 reads the title for a crisis", async () => {
    const two = await couple();
    const opened = await open(two.maya, { relationshipId: two.relationship.id, sessionTitle: CRISIS });
    expect(opened.json().crisis_detected).toBe(true);
  });
});

describe("leaving", () => {
  it("ends it for both: what they wrote to each other stays, nothing new is taken, private words stay with their writer", async () => {
    const two = await couple();
    await sayAs(two.maya, two, "We had a good summer.");
    await sayAs(two.maya, two, "My own thought.", { isPrivate: true });
    expect((await leaveAs(two.maya, two)).json()).toMatchObject({ status: "ended", endedAt: expect.any(String) });
    const [seen] = await list(two.noah);
    expect(seen).toMatchObject({ status: "ended" });
    expect(JSON.stringify(seen)).not.toMatch(/left|reason/);
    const messages = await ask(listMessages, {
      path: `/api/relationship-messages?sessionId=${two.session.id}`,
      cookie: two.noah.cookie,
    });
    expect(messages.text).toContain("good summer");
    expect(messages.text).not.toContain("own thought");
    const refused = await sayAs(two.noah, two, CRISIS);
    expect([refused.status, refused.json().crisis_detected]).toEqual([409, true]);
    expect((await open(two.noah, { relationshipId: two.relationship.id })).status).toBe(409);
    expect((await change(two.noah, two.relationship.id, { goals: ["x"] })).status).toBe(409);
    expect((await leaveAs(two.noah, two)).status).toBe(200);
  });

  it("CRIS-16 a refused answer to the question after a crisis is heard as one, and only its writer's", async () => {
    const two = await couple();
    await sayAs(two.maya, two, CRISIS, { isPrivate: true });
    await leaveAs(two.noah, two);
    const answer = "Very close, tonight.";
    const refused = await sayAs(two.maya, two, answer, { isPrivate: true });
    expect([refused.status, refused.json().crisis_detected]).toEqual([409, true]);
    const others = await sayAs(two.noah, two, answer, { isPrivate: true });
    expect([others.status, others.json().crisis_detected]).toEqual([409, undefined]);
  });

  it("DATA-32 a person's rows go with the person; the partner stays", async () => {
    const two = await couple();
    await sayAs(two.maya, two, "Hello");
    await query(`DELETE FROM users WHERE "id" = $1`, [two.maya.user.id]);
    expect(await list(two.noah)).toEqual([]);
    const rows = await query(`SELECT 1 FROM users WHERE "id" = $1`, [two.noah.user.id]);
    expect(rows).toHaveLength(1);
  });
});

describe("questionnaires", () => {
  const call = (
    who: SignedIn,
    handler: typeof agree,
    two: Couple,
    assessmentId: string,
    method: string,
    body: unknown,
  ) => ask(handler, { method, params: { id: two.relationship.id, assessmentId }, body, cookie: who.cookie });
  const begun = async (who: SignedIn, two: Couple) => {
    const answered = await ask(begin, {
      method: "POST",
      params: { id: two.relationship.id },
      body: { assessmentType: "talking" },
      cookie: who.cookie,
    });
    return { status: answered.status, assessment: answered.json<Assessment>() };
  };
  const listed = async (who: SignedIn, two: Couple) =>
    (await ask(listAssessments, { params: { id: two.relationship.id }, cookie: who.cookie })).json<Assessment[]>();
  const all = ({ questions }: Assessment, value: number) => Object.fromEntries(questions.map(({ id }) => [id, value]));

  it("DATA-22 are filled apart and compared only once both agree", async () => {
    const two = await couple();
    const { status, assessment } = await begun(two.maya, two);
    expect(status).toBe(201);
    expect((await begun(two.noah, two)).status).toBe(200);
    await call(two.maya, fill, two, assessment.id, "PUT", { responses: all(assessment, 5) });
    await call(two.maya, agree, two, assessment.id, "POST", { agreed: true });
    // The partner sees neither the answers nor that there are any.
    expect((await listed(two.noah, two))[0]).toMatchObject({ responses: null, agreed: false, analysisResults: null });
    await call(two.noah, fill, two, assessment.id, "PUT", { responses: all(assessment, 2) });
    expect((await listed(two.maya, two))[0]?.analysisResults).toBeNull();
    const done = (await call(two.noah, agree, two, assessment.id, "POST", { agreed: true })).json<Assessment>();
    expect(done.analysisResults?.[0]).toEqual({ area: "start", yours: 2, theirs: 5, standing: "different" });
    expect(done.recommendedActions?.length).toBeGreaterThan(0);
    expect((await listed(two.maya, two))[0]?.analysisResults?.[0]).toMatchObject({ yours: 5, theirs: 2 });
  });

  it("are one for both, also when both begin in the same moment", async () => {
    const two = await couple();
    const begins = await Promise.all([two.maya, two.noah, two.maya, two.noah].map((who) => begun(who, two)));
    expect(new Set(begins.map(({ assessment }) => assessment.id)).size).toBe(1);
    expect(await listed(two.maya, two)).toHaveLength(1);
  });

  it("seal each one's answers under their own key", async () => {
    const two = await couple();
    const { assessment } = await begun(two.maya, two);
    await call(two.maya, fill, two, assessment.id, "PUT", { responses: all(assessment, 4) });
    await query(`DELETE FROM data_keys WHERE "ownerKind" = 'relationship' AND "ownerId" = $1`, [two.relationship.id]);
    const [row] = await query<{ partner1Responses: string; partner2Responses: string | null }>(
      `SELECT "partner1Responses", "partner2Responses" FROM relationship_assessments WHERE "id" = $1`,
      [assessment.id],
    );
    expect(row).toEqual({ partner1Responses: expect.stringMatching(/^v1\./), partner2Responses: null });
  });

  it("a changed answer takes the yes back; a yes can be taken back", async () => {
    const two = await couple();
    const { assessment } = await begun(two.maya, two);
    const fillAs = (who: SignedIn) => call(who, fill, two, assessment.id, "PUT", { responses: all(assessment, 3) });
    const agreeAs = (who: SignedIn, agreed: boolean) => call(who, agree, two, assessment.id, "POST", { agreed });
    expect((await agreeAs(two.maya, true)).status).toBe(409);
    await fillAs(two.maya);
    await agreeAs(two.maya, true);
    expect((await fillAs(two.maya)).json<Assessment>().agreed).toBe(false);
    await agreeAs(two.maya, true);
    expect((await agreeAs(two.maya, false)).json<Assessment>().agreed).toBe(false);
    await fillAs(two.noah);
    expect((await agreeAs(two.noah, true)).json<Assessment>().analysisResults).toBeNull();
  });

  it("are not compared once a yes was taken back, even while the answers are being laid side by side", async () => {
    const two = await couple();
    const { assessment } = await begun(two.maya, two);
    for (const who of [two.maya, two.noah]) {
      await call(who, fill, two, assessment.id, "PUT", { responses: all(assessment, 3) });
    }
    await call(two.maya, agree, two, assessment.id, "POST", { agreed: true });
    await storeAgreement(two.noah.ctx, { id: assessment.id, side: "partner2" }, false);
    const key = await relationshipKey(two.maya.ctx, two.relationship.id);
    await completeAssessment(two.maya.ctx, key, assessment.id, { means: { start: [3, 3] }, recommendedActions: [] });
    expect((await listed(two.maya, two))[0]?.analysisResults).toBeNull();
  });

  it("refuse a missing answer by its question, and everybody else", async () => {
    const two = await couple();
    const { assessment } = await begun(two.maya, two);
    const { [assessment.questions[0]?.id ?? ""]: _, ...rest } = all(assessment, 3);
    const refused = await call(two.maya, fill, two, assessment.id, "PUT", { responses: rest });
    expect(refused.status).toBe(400);
    expect(refused.json().issues).toEqual([
      expect.objectContaining({ path: `responses.${assessment.questions[0]?.id}` }),
    ]);
    const stranger = await signIn();
    expect((await call(stranger, fill, two, assessment.id, "PUT", { responses: all(assessment, 3) })).status).toBe(404);
  });
});
