import { POST as open } from "@/app/api/admin/crisis-incidents/[id]/break-glass/route";
import { GET as readTalk } from "@/app/api/admin/crisis-incidents/[id]/conversation/route";
import { PATCH, GET as readOne } from "@/app/api/admin/crisis-incidents/[id]/route";
import { GET as readQueue } from "@/app/api/admin/crisis-incidents/route";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { wholeQueue } from "@/tests/support/queue";
import { ask } from "@/tests/support/request";
import { WAITING_HEADER } from "./constants";
import { DESK_COPY } from "./copy";
import type { IncidentDetail } from "./types";

const by = ({ cookie, headers }: SignedInStaff, id: string) => ({ params: { id }, cookie, headers });
const change = (who: SignedInStaff, id: string, body: object) => ask(PATCH, { method: "PATCH", ...by(who, id), body });
const REASON = "I want to see what was written";

/** A clinician who is also a patient and has an incident about them, and another clinician. */
async function setUp() {
  const patient = await signInStaff({ isClinician: true, isAdmin: true });
  const colleague = await signInStaff({ isClinician: true });
  return { patient, colleague, id: await incidentOf(patient, { minutesAgo: 2 }) };
}

describe("an incident that is about somebody who works at the desk", () => {
  it("ADMN-10 is refused to them with a plain word in every call, break-glass too, and each try is on the record", async () => {
    const { patient, id } = await setUp();
    const tries = [
      await ask(readOne, by(patient, id)),
      await change(patient, id, { action: "acknowledge" }),
      await change(patient, id, { action: "resolve", template: "false_alarm" }),
      await ask(open, { method: "POST", ...by(patient, id), body: { reason: REASON } }),
      await ask(readTalk, by(patient, id)),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const refused of tries) expect(refused.json()).toMatchObject({ message: DESK_COPY.refused.own });
    const me = patient.user.id;
    const rows = await query(
      "SELECT action, outcome, subject FROM audit_events WHERE resource = $1 AND actor = $2 ORDER BY seq",
      [id, me],
    );
    const named = ["read", "acknowledge", "resolve", "break_glass", "conversation"].map((act) => `incident.${act}`);
    expect(rows).toEqual(named.map((action) => ({ action, outcome: "refused", subject: me })));
    expect(await query(`SELECT 1 FROM incident_notes WHERE "incidentId" = $1`, [id])).toEqual([]);
    expect(await query(`SELECT 1 FROM break_glass_grants WHERE "incidentId" = $1`, [id])).toEqual([]);
  });

  it("ADMN-10 stands in the queue and the count of a colleague, open and closed, and in none of theirs", async () => {
    const { patient, colleague, id } = await setUp();
    const sees = async (who: SignedInStaff) => (await wholeQueue(who)).some((line) => line.id === id);
    const waiting = async ({ cookie, headers }: SignedInStaff) =>
      Number((await ask(readQueue, { cookie, headers })).headers.get(WAITING_HEADER));
    expect([await sees(patient), await sees(colleague)]).toEqual([false, true]);
    expect(await waiting(colleague)).toBe((await waiting(patient)) + 1);
    const closed = async ({ cookie, headers }: SignedInStaff) =>
      (await ask(readQueue, { path: "/api/test?filter=resolved", cookie, headers })).text.includes(id);
    expect((await change(colleague, id, { action: "resolve", template: "safe" })).status).toBe(200);
    expect([await closed(patient), await closed(colleague)]).toEqual([false, true]);
  });

  it("ADMN-10 is worked on by a colleague, and given to anybody but them", async () => {
    const { patient, colleague, id } = await setUp();
    const { colleagues } = (await ask(readOne, by(colleague, id))).json<IncidentDetail>();
    expect(colleagues.map((each) => each.id)).toContain(colleague.user.id);
    expect(colleagues.map((each) => each.id)).not.toContain(patient.user.id);
    const given = await change(colleague, id, { action: "assign", assignee: patient.user.id });
    expect([given.status, given.json()]).toMatchObject([400, { issues: [{ path: "assignee" }] }]);
    expect((await change(colleague, id, { action: "acknowledge" })).status).toBe(200);
  });
});
