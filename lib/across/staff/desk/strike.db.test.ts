import { GET, PATCH } from "@/app/api/admin/crisis-incidents/[id]/route";
import { GET as readFamily } from "@/app/api/family/route";
import type { FamilyView } from "@/lib/across/family/types";
import { newId } from "@/lib/shared/ids";
import { family } from "@/tests/factories/families";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { wholeQueue } from "@/tests/support/queue";
import { ask } from "@/tests/support/request";
import type { ChangedIncident, IncidentDetail } from "./types";

const clinicians = (firstName = "Sam") => signInStaff({ isClinician: true, firstName, lastName: "Clarke" });
const change = ({ cookie, headers }: SignedInStaff, id: string, body: object) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie, headers });
const entryOf = async (who: SignedInStaff, id: string, body: object): Promise<string> =>
  (await change(who, id, body)).json<ChangedIncident>().entry ?? "";
const detailOf = async ({ cookie, headers }: SignedInStaff, id: string) =>
  (await ask(GET, { params: { id }, cookie, headers })).json<IncidentDetail>();
const strike = (who: SignedInStaff, id: string, entry: string, note = "Entered in error") =>
  change(who, id, { action: "strike", entry, note });

describe("an entry of the desk's record that was made by mistake", () => {
  it("ADMN-10 is struck through with who, when and why, sealed and audited, and nothing of it is erased", async () => {
    const [clinician, colleague] = [await clinicians(), await clinicians("Ada")];
    const person = await signIn();
    const id = await incidentOf(person);
    const entry = await entryOf(clinician, id, { action: "act", template: "called_person", note: "She sounds calm" });
    const struck = await strike(colleague, id, entry, "It was another patient");
    expect(struck.status).toBe(200);
    const { notes } = await detailOf(clinician, id);
    const why = { by: { id: colleague.user.id, name: "Ada Clarke" }, reason: "It was another patient" };
    expect(notes).toMatchObject([{ id: entry, template: "called_person", text: "She sounds calm", struck: why }]);
    expect(Date.parse(String(notes[0]?.struck?.at))).toBeGreaterThanOrEqual(Date.parse(String(notes[0]?.createdAt)));
    const { actionTaken } = struck.json<ChangedIncident>();
    expect(actionTaken).toMatch(
      /: Called the person and talked with them. She sounds calm\n.*: Struck through \(It was another patient\): Called the person/,
    );
    const stored = await query("SELECT * FROM incident_notes WHERE id = $1", [entry]);
    expect(JSON.stringify(stored)).not.toContain("another patient");
    const audit = await query(
      "SELECT actor, subject, outcome FROM audit_events WHERE resource = $1 AND action = 'incident.strike'",
      [id],
    );
    expect(audit).toEqual([{ actor: colleague.user.id, subject: person.user.id, outcome: "done" }]);
  });

  it("ADMN-10 counts no more: neither as the last deed nor as the last time that somebody did something", async () => {
    const clinician = await clinicians();
    const id = await incidentOf(await signIn());
    await change(clinician, id, { action: "acknowledge" });
    const first = await entryOf(clinician, id, { action: "act", template: "no_answer" });
    const second = await entryOf(clinician, id, { action: "act", template: "called_person" });
    await query(`UPDATE incident_notes SET "createdAt" = "createdAt" - interval '1 hour' WHERE id <> $1`, [second]);
    const standing = async () => (await wholeQueue(clinician)).find((line) => line.id === id);
    const before = await standing();
    await strike(clinician, id, second);
    const between = await standing();
    expect(Date.parse(String(between?.actedAt))).toBeLessThan(Date.parse(String(before?.actedAt)) - 3_000_000);
    expect(Date.parse(String(between?.lastActionAt))).toBeLessThan(
      Date.parse(String(before?.lastActionAt)) - 3_000_000,
    );
    await strike(clinician, id, first);
    expect(await standing()).toMatchObject({ actedAt: null, waitingSince: null });
  });

  it("ADMN-10 an outcome goes once the incident is open again, and no entry goes twice", async () => {
    const clinician = await clinicians();
    const id = await incidentOf(await signIn());
    const entry = await entryOf(clinician, id, { action: "resolve", template: "false_alarm" });
    const early = await strike(clinician, id, entry);
    expect([early.status, early.json()]).toMatchObject([
      409,
      { message: "This closed the incident. Reopen it first." },
    ]);
    const reopened = await entryOf(clinician, id, { action: "reopen" });
    expect((await strike(clinician, id, entry)).status).toBe(200);
    expect((await strike(clinician, id, entry)).status).toBe(409);
    // Events of the service itself can't be struck.
    expect((await strike(clinician, id, reopened)).status).toBe(409);
  });

  it("ADMN-10 stands on this incident, asks for a reason, and is nobody's who lacks the role", async () => {
    const clinician = await clinicians();
    const [id, other] = [await incidentOf(await signIn()), await incidentOf(await signIn())];
    const entry = await entryOf(clinician, id, { action: "note", note: "Third call" });
    expect((await strike(clinician, other, entry)).status).toBe(404);
    expect((await strike(clinician, id, newId())).status).toBe(404);
    const silent = await strike(clinician, id, entry, "  ");
    expect([silent.status, silent.json()]).toMatchObject([400, { issues: [{ path: "note" }] }]);
    expect((await strike(await signInStaff(), id, entry)).status).toBe(403);
    expect((await detailOf(clinician, id)).notes).toMatchObject([{ id: entry, struck: null }]);
  });
});

describe("word to a guardian that was never given", () => {
  const TOLD = { action: "act", template: "told_guardian" };
  const seenBy = async ({ cookie }: { cookie: string }): Promise<number | undefined> => {
    const view = (await ask(readFamily, { cookie })).json<FamilyView>();
    return view.role === "guardian" ? view.children[0]?.concerns.length : undefined;
  };

  it("ADMN-10 CRIS-17 counts no more: what names the home hides it again", async () => {
    const [clinician, { child, parent }] = [await clinicians(), await family({ age: 15 })];
    const id = await incidentOf(child);
    const [first, second] = [await entryOf(clinician, id, TOLD), await entryOf(clinician, id, TOLD)];
    await incidentOf(child, { text: "My father beats me every night" });
    await strike(clinician, id, first);
    const at = () => query(`SELECT "guardianToldAt" AS at FROM crisis_incidents WHERE id = $1`, [id]);
    expect(await at()).toEqual(await query(`SELECT "createdAt" AS at FROM incident_notes WHERE id = $1`, [second]));
    await strike(clinician, id, second);
    expect(await at()).toEqual([{ at: null }]);
    expect(await seenBy(parent)).toBe(0);
  });

  it("CRIS-17 stays where the guardian has read it on their own page since", async () => {
    const [clinician, { child, parent }] = [await clinicians(), await family({ age: 15 })];
    const id = await incidentOf(child);
    const entry = await entryOf(clinician, id, TOLD);
    expect(await seenBy(parent)).toBe(1);
    await incidentOf(child, { text: "My father beats me every night" });
    expect((await strike(clinician, id, entry)).status).toBe(200);
    expect(await seenBy(parent)).toBe(1);
  });
});
