import { GET } from "@/app/api/admin/crisis-incidents/[id]/route";
import { POST as sendMood } from "@/app/api/mood/route";
import { saveSafetyPlan } from "@/lib/features/safety-plan/save-safety-plan";
import { newId } from "@/lib/shared/ids";
import { IN_DANGER, incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { wholeQueue } from "@/tests/support/queue";
import { ask } from "@/tests/support/request";
import type { IncidentDetail } from "./types";

const clinicians = () => signInStaff({ isClinician: true });

async function detailOf(id: string, staff = clinicians()): Promise<IncidentDetail> {
  const { cookie, headers } = await staff;
  const answer = await ask(GET, { params: { id }, cookie, headers });
  expect(answer.status).toBe(200);
  return answer.json<IncidentDetail>();
}

const newestOf = async ({ user }: Pick<SignedIn, "user">): Promise<string> =>
  (
    await query<{ id: string }>(
      `SELECT id FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt" DESC LIMIT 1`,
      [user.id],
    )
  )[0]?.id ?? "";

describe("an incident that a clinician opens", () => {
  it("ADMN-10 CRIS-17 shows the words that fired and why, which lie sealed in the database", async () => {
    const person = await signIn({ firstName: "Kim" });
    const body = { mood: "sad", notes: IN_DANGER };
    await ask(sendMood, { method: "POST", cookie: person.cookie, body });
    const id = await newestOf(person);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ id, excerpt: IN_DANGER, kind: "suicide", source: "mood_note" });
    expect(detail.why).toContain("Says they will end their life, or how");
    const { email } = person.user;
    const who = { firstName: "Kim", ageGroup: "adult", isMinor: false, language: "en", email, active: true };
    expect(detail.person).toEqual({ ...who, guardianEmail: null, leaves: null });
    const [row] = await query("SELECT * FROM crisis_incidents WHERE id = $1", [id]);
    expect(JSON.stringify(row)).not.toContain("kill");
  });

  it("ADMN-10 shows the safety plan with its contacts, and what came before", async () => {
    const person = await signIn();
    const none = { warningSigns: [], ownWays: [], peopleAndPlaces: [], professionals: [], saferPlace: [] };
    const helpers = [{ text: "My sister Ada", phone: "555 0199" }];
    await saveSafetyPlan(person.ctx, { ...none, helpers, worthLivingFor: [] });
    const [before, now] = [await incidentOf(person, { minutesAgo: 60 }), await incidentOf(person)];
    const detail = await detailOf(now);
    expect(detail.safetyPlan.helpers).toEqual(helpers);
    expect(detail.others).toMatchObject([{ id: before, kind: "suicide", resolved: false }]);
    expect(detail.conversation).toEqual({ exists: false, openUntil: null });
  });

  it("ADMN-10 names a minor's guardian, and never where somebody at home may be the danger", async () => {
    const parentEmail = `parent-${newId()}@example.com`;
    const teen = await signIn({ age: 15, parentEmail });
    const first = await incidentOf(teen);
    expect((await detailOf(first)).person.guardianEmail).toBe(parentEmail);
    const second = await incidentOf(teen, { text: "My father beats me every night" });
    for (const id of [first, second]) {
      const detail = await detailOf(id);
      expect([detail.doNotContactHome, detail.person.guardianEmail]).toEqual([true, null]);
    }
  });

  it("ADMN-10 CRIS-17 names every danger that the words speak of, in the queue, on the record and among the others", async () => {
    const person = await signIn();
    const notes = "My father beats me every night. I wish I was dead.";
    await ask(sendMood, { method: "POST", cookie: person.cookie, body: { mood: "sad", notes } });
    const id = await newestOf(person);
    const kinds = ["abuse", "suicide"];
    const clinician = await clinicians();
    expect((await wholeQueue(clinician)).find((line) => line.id === id)).toMatchObject({ kind: "abuse", kinds });
    const detail = await detailOf(id, Promise.resolve(clinician));
    expect(detail).toMatchObject({ kind: "abuse", kinds, doNotContactHome: true });
    expect(detail.why.join()).not.toContain("may not apply");
    const later = await incidentOf(person);
    expect((await detailOf(later)).others).toMatchObject([{ id, kinds }]);
    expect((await detailOf(later)).kinds).toEqual(["suicide"]);
  });

  it("ADMN-10 is one audit row for each reading, with whose data it was", async () => {
    const person = await signIn();
    const id = await incidentOf(person);
    const clinician = await clinicians();
    await detailOf(id, Promise.resolve(clinician));
    const rows = await query("SELECT action, actor, subject, outcome FROM audit_events WHERE resource = $1", [id]);
    const row = { action: "incident.read", actor: clinician.user.id, subject: person.user.id, outcome: "done" };
    expect(rows).toEqual([row]);
  });

  it("CRIS-17 keeps no word of a text that may not be kept: refused, or of a child whose parent has not agreed", async () => {
    const child = await signIn({ age: 10, consent: "pending" });
    const body = { mood: "sad", notes: IN_DANGER };
    const answer = await ask(sendMood, { method: "POST", cookie: child.cookie, body });
    expect([answer.status, answer.json().crisis_detected]).toEqual([403, true]);
    const detail = await detailOf(await newestOf(child));
    expect([detail.source, detail.excerpt]).toEqual(["refused_message", null]);
    expect(detail.why.length).toBeGreaterThan(0);
  });

  it("ADMN-10 stays open to the desk when the account was deactivated, and is gone with it when it was erased", async () => {
    const person = await signIn();
    const id = await incidentOf(person);
    await query("UPDATE users SET active = false WHERE id = $1", [person.user.id]);
    const { excerpt, person: shown } = await detailOf(id);
    expect([excerpt, shown.active]).toEqual([IN_DANGER, false]);
    await query("DELETE FROM users WHERE id = $1", [person.user.id]);
    const { cookie, headers } = await clinicians();
    expect((await ask(GET, { params: { id }, cookie, headers })).status).toBe(404);
  });
});
