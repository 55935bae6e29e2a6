import { GET as searchAudit } from "@/app/api/admin/audit/route";
import { PATCH as changeIncident, GET as readIncident } from "@/app/api/admin/crisis-incidents/[id]/route";
import { DELETE as forgetAll } from "@/app/api/memory/route";
import type { AccessLine } from "@/lib/core/audit/access-log/schema";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { type SignedIn, type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

const read = async ({ cookie }: SignedIn, search = "") =>
  (await ask(GET, { path: `/api/account/access${search}`, cookie })).json<AccessLine[]>();
const toldTo = async (who: SignedIn) => (await read(who)).map(({ doer, deed }) => `${doer} ${deed}`);

const incidentOf = ({ user }: SignedIn, values: Record<string, unknown> = {}) =>
  insert("crisis_incidents", {
    userId: user.id,
    severity: "high",
    kind: "suicide",
    source: "chat_message",
    guardianMayKnow: true,
    ...values,
  });
const look = ({ cookie, headers }: SignedInStaff, id: string) => ask(readIncident, { params: { id }, cookie, headers });
const act = ({ cookie, headers }: SignedInStaff, id: string) =>
  ask(changeIncident, { method: "PATCH", params: { id }, body: { action: "acknowledge" }, cookie, headers });

it("R-09 R-11 a person reads who opened their data: staff by their part, newest first, never by name", async () => {
  const [kim, lee] = [await signIn(), await signIn()];
  const clinician = await signInStaff({ isClinician: true, firstName: "Wilhelmina" });
  const admin = await signInStaff({ isAdmin: true });
  const id = await incidentOf(kim);
  expect((await look(clinician, id)).status).toBe(200);
  expect((await act(clinician, id)).status).toBe(200);
  const path = `/api/admin/audit?subject=${kim.user.id}`;
  expect((await ask(searchAudit, { path, cookie: admin.cookie, headers: admin.headers })).status).toBe(200);
  await ask(forgetAll, { method: "DELETE", cookie: kim.cookie });
  expect(await toldTo(kim)).toEqual([
    "you all_forgotten",
    "admin log_searched",
    "care incident_handled",
    "care incident_read",
  ]);
  const text = JSON.stringify(await read(kim));
  expect(text).not.toContain("Wilhelmina");
  expect(text).not.toContain(clinician.user.id);
  expect(text).not.toContain(clinician.user.email);
  expect(await read(lee)).toEqual([]);
});

it.each([
  ["of kind abuse", { kind: "abuse", guardianMayKnow: true }],
  ["with abuse beside another kind", { kindsBeside: ["abuse"], guardianMayKnow: true }],
  ["whose words name somebody at home", { kind: "suicide", guardianMayKnow: false }],
])("R-07 a reading of an incident %s shows on no screen", async (_, values) => {
  const kim = await signIn({ age: 15 });
  const clinician = await signInStaff({ isClinician: true });
  const id = await incidentOf(kim, values);
  await look(clinician, id);
  await act(clinician, id);
  // The audit trail still has it.
  const rows = await query(`SELECT 1 FROM audit_events WHERE "subject" = $1 AND "action" LIKE 'incident.%'`, [
    kim.user.id,
  ]);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(await toldTo(kim)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^care /)]));
});

it("R-07 a reading of an incident that a guardian has heard of stays when the home is named later", async () => {
  const kim = await signIn({ age: 15 });
  const clinician = await signInStaff({ isClinician: true });
  const told = await incidentOf(kim, { guardianMayKnow: false, guardianToldAt: new Date() });
  const untold = await incidentOf(kim, { guardianMayKnow: false });
  for (const id of [told, untold]) await look(clinician, id);
  expect((await toldTo(kim)).filter((line) => line === "care incident_read")).toHaveLength(1);
  const rows = await query(`SELECT "resource" FROM audit_events WHERE "subject" = $1 AND "action" = 'incident.read'`, [
    kim.user.id,
  ]);
  expect(rows).toHaveLength(2);
});

it("R-11 an act that has no words yet is told as well, a refused one did nothing", async () => {
  const [kim, lee] = [await signIn(), await signIn()];
  await recordAudit(lee.ctx, { action: "never.heard-of", outcome: "done", subject: kim.user.id });
  await recordAudit(lee.ctx, { action: "never.heard-of", outcome: "refused", subject: kim.user.id });
  expect(await toldTo(kim)).toEqual(["somebody other"]);
});

it("R-11 the log comes in pages, without a gap or a double", async () => {
  const kim = await signIn();
  for (let at = 0; at < 7; at += 1) {
    await recordAudit(kim.ctx, { action: "memory.forget_all", outcome: "done", subject: kim.user.id });
  }
  const first = await read(kim, "?limit=3");
  const second = await read(kim, `?limit=3&cursor=${first.at(-1)?.seq}`);
  const third = await read(kim, `?limit=3&cursor=${second.at(-1)?.seq}`);
  const seqs = [...first, ...second, ...third].map(({ seq }) => Number(seq));
  expect([seqs.length, new Set(seqs).size]).toEqual([7, 7]);
  expect(seqs).toEqual([...seqs].sort((one, other) => other - one));
  for (const search of ["?limit=0", "?limit=31", "?cursor=x"]) {
    expect((await ask(GET, { path: `/api/account/access${search}`, cookie: kim.cookie })).status).toBe(400);
  }
});
