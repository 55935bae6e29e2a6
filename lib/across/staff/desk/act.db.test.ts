import { GET, PATCH } from "@/app/api/admin/crisis-incidents/[id]/route";
import { GET as readFamily } from "@/app/api/family/route";
import type { FamilyView } from "@/lib/across/family/types";
import { family } from "@/tests/factories/families";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { wholeQueue } from "@/tests/support/queue";
import { ask } from "@/tests/support/request";
import type { Incident, IncidentDetail } from "./types";

const change = ({ cookie, headers }: SignedInStaff, id: string, body: object) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie, headers });
const detailOf = async ({ cookie, headers }: SignedInStaff, id: string) =>
  (await ask(GET, { params: { id }, cookie, headers })).json<IncidentDetail>();

async function setUp(text?: string, age?: number) {
  const clinician = await signInStaff({ isClinician: true, firstName: "Sam", lastName: "Clarke" });
  return { clinician, id: await incidentOf(await signIn({ age }), { text }) };
}

describe("what a clinician does with an incident", () => {
  it("ADMN-10 acknowledging takes it on; a ready-made action and a note stand in the record, sealed", async () => {
    const { clinician, id } = await setUp();
    await change(clinician, id, { action: "acknowledge" });
    await change(clinician, id, { action: "act", template: "called_person", note: "She is with her sister" });
    const done = (await change(clinician, id, { action: "resolve", template: "safe" })).json<Incident>();
    expect(done).toMatchObject({ assignedTo: clinician.user.id, resolvedBy: clinician.user.id, resolved: true });
    expect(done.actionTaken).toMatch(
      /Called the person and talked with them. She is with her sister[\s\S]+Reached, safe for now/,
    );
    const { notes } = await detailOf(clinician, id);
    const author = { id: clinician.user.id, name: "Sam Clarke" };
    expect(notes).toMatchObject([
      { action: "acknowledge", template: null, text: null, author },
      { action: "act", template: "called_person", text: "She is with her sister", author },
      { action: "resolve", template: "safe", author },
    ]);
    const stored = await query(`SELECT * FROM incident_notes WHERE "incidentId" = $1`, [id]);
    expect(JSON.stringify(stored)).not.toContain("sister");
  });

  it("ADMN-10 two cannot resolve the same one: the second hears who did, also when both press at once", async () => {
    const { clinician, id } = await setUp();
    const other = await signInStaff({ isClinician: true, firstName: "Ada", lastName: "Moss" });
    const both = await Promise.all([clinician, other].map((who) => change(who, id, { action: "resolve" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? "Sam Clarke" : "Ada Moss";
    const refused = both.find(({ status }) => status === 409)?.json();
    expect(refused).toEqual({ message: `${winner} already resolved this. Reopen it to continue.`, code: "conflict" });
    const { notes } = await detailOf(clinician, id);
    expect(notes.map(({ action }) => action)).toEqual(["resolve"]);
  });

  it("ADMN-10 reopening gives it back to the queue with all that was done, and it can be resolved again", async () => {
    const { clinician, id } = await setUp();
    expect((await change(clinician, id, { action: "reopen" })).status).toBe(409);
    await change(clinician, id, { action: "resolve", template: "safe" });
    expect((await change(clinician, id, { action: "act", note: "Late call" })).status).toBe(409);
    const reopened = (await change(clinician, id, { action: "reopen", note: "She wrote again" })).json<Incident>();
    expect(reopened).toMatchObject({ resolved: false, resolvedBy: null, assignedTo: clinician.user.id });
    expect((await wholeQueue(clinician)).find((line) => line.id === id)).toMatchObject({
      resolved: false,
      waitingSince: null,
    });
    expect((await change(clinician, id, { action: "resolve", template: "in_care" })).status).toBe(200);
    const { notes } = await detailOf(clinician, id);
    expect(notes.map(({ action }) => action)).toEqual(["resolve", "reopen", "resolve"]);
  });

  it("ADMN-10 gives it to another clinician, and to nobody without a role", async () => {
    const { clinician, id } = await setUp();
    const [other, member] = [await signInStaff({ isClinician: true }), await signIn()];
    const given = await change(clinician, id, { action: "assign", assignee: other.user.id });
    expect(given.json<Incident>()).toMatchObject({ assignedTo: other.user.id, acknowledgedAt: null });
    const refused = await change(clinician, id, { action: "assign", assignee: member.user.id });
    expect([refused.status, refused.json()]).toMatchObject([400, { issues: [{ path: "assignee" }] }]);
    expect((await change(clinician, id, { action: "assign", assignee: null })).json()).toMatchObject({
      assignedTo: null,
    });
    const { colleagues } = await detailOf(clinician, id);
    expect(colleagues.map((colleague) => colleague.id)).toEqual(expect.arrayContaining([other.user.id]));
    expect(colleagues.map((colleague) => colleague.id)).not.toContain(member.user.id);
  });

  it("ADMN-10 where somebody at home may be the danger nothing is told there", async () => {
    const { clinician, id } = await setUp("My father beats me every night", 15);
    const refused = await change(clinician, id, { action: "act", template: "told_guardian" });
    expect([refused.status, refused.json()]).toMatchObject([400, { issues: [{ path: "template" }] }]);
    expect((await detailOf(clinician, id)).notes).toEqual([]);
    expect((await change(clinician, id, { action: "act", template: "reported_protection" })).status).toBe(200);
  });

  it("ADMN-10 a minor's guardian can be told of what is no danger at home, and nobody of an adult's", async () => {
    const tell = { action: "act", template: "told_guardian" };
    const [teens, adults] = [await setUp(undefined, 15), await setUp()];
    expect((await change(teens.clinician, teens.id, tell)).status).toBe(200);
    const refused = await change(adults.clinician, adults.id, tell);
    expect([refused.status, refused.json()]).toMatchObject([400, { issues: [{ path: "template" }] }]);
  });

  it("CRIS-17 what the desk has told a guardian stays with them when the home is named later", async () => {
    const clinician = await signInStaff({ isClinician: true });
    const { child, parent } = await family({ age: 15 });
    const id = await incidentOf(child);
    expect((await change(clinician, id, { action: "act", template: "told_guardian" })).status).toBe(200);
    await incidentOf(child, { text: "My father beats me every night" });
    const view = (await ask(readFamily, { cookie: parent.cookie })).json<FamilyView>();
    expect(view).toMatchObject({ children: [{ safety: "concern", concerns: [{}] }] });
  });

  it("ADMN-10 a note alone changes nothing else, and an empty one is refused at its field", async () => {
    const { clinician, id } = await setUp();
    const noted = (await change(clinician, id, { action: "note", note: "Third time this week" })).json<Incident>();
    expect(noted).toMatchObject({ acknowledgedAt: null, assignedTo: null, resolved: false });
    const refused = await change(clinician, id, { action: "note", note: "  " });
    expect([refused.status, refused.json()]).toMatchObject([400, { issues: [{ path: "note" }] }]);
  });

  it("CRIS-16 a refused note about a patient is no crisis of the clinician who wrote it", async () => {
    const { clinician, id } = await setUp();
    const note = "Patient: I am going to kill myself tonight.";
    await change(clinician, id, { action: "resolve" });
    const refused = await change(clinician, id, { action: "resolve", note });
    expect([refused.status, refused.json().crisis_detected]).toEqual([409, undefined]);
    expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [clinician.user.id])).toEqual([]);
    const member = await signInStaff();
    expect((await change(member, id, { action: "resolve", note })).json()).toMatchObject({ crisis_detected: true });
  });
});
