import { DELETE as leave } from "@/app/api/account/route";
import { PATCH, GET as readOne } from "@/app/api/admin/crisis-incidents/[id]/route";
import { GET } from "@/app/api/admin/crisis-incidents/route";
import { PATCH as changeUser } from "@/app/api/admin/users/[id]/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Mail } from "@/lib/ports/mail";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { wholeQueue } from "@/tests/support/queue";
import { ask } from "@/tests/support/request";
import { WAITING_HEADER } from "./constants";
import type { Incident, IncidentDetail } from "./types";
import { updateIncident } from "./update-incident";

const clinicians = () => signInStaff({ isClinician: true });
const change = ({ cookie, headers }: SignedInStaff, id: string, body: object) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie, headers });
/** Leaves the mails it queues for the test to send. */
const give = ({ ctx }: SignedInStaff, id: string, assignee: string | null) =>
  updateIncident({ ...ctx, later: () => {} }, { id, action: "assign", note: undefined, assignee });
const queueOf = ({ cookie, headers }: SignedInStaff) => ask(GET, { cookie, headers });
const detailOf = async ({ cookie, headers }: SignedInStaff, id: string) =>
  (await ask(readOne, { params: { id }, cookie, headers })).json<IncidentDetail>();

/** Which of these incidents wait, and their order in the queue. */
async function standing(who: SignedInStaff, own: readonly string[]) {
  const lines = (await wholeQueue(who)).filter(({ id }) => own.includes(id));
  return { order: lines.map(({ id }) => id), waits: lines.filter((line) => line.waitingSince).map(({ id }) => id) };
}

async function mailsAbout(id: string, who: SignedInStaff): Promise<string[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const settings = { ...who.ctx.settings, clinicianEmails: ["c@clinic.test"], adminEmails: ["a@admin.test"] };
  await drainOutbox({ ...who.ctx, mailer, settings });
  return sent.filter(({ text }) => text.includes(id)).map(({ to }) => to);
}
const fiveMinutesLater = (id: string) =>
  query(`UPDATE outbox SET "availableAt" = now() - interval '1 second' WHERE "dedupeKey" LIKE $1`, [`%${id}`]);

/** An incident that a clinician is working on, after all alerts about it are gone. */
async function takenOn() {
  const [clinician, colleague] = [await clinicians(), await clinicians()];
  const id = await incidentOf(await signIn(), { minutesAgo: 3 });
  const later = await incidentOf(await signIn(), { minutesAgo: 1 });
  await change(clinician, id, { action: "acknowledge" });
  await fiveMinutesLater(id);
  await mailsAbout(id, clinician);
  return { clinician, colleague, id, later };
}

describe("an incident that is given away", () => {
  it("ADMN-10 CRIS-17 given back to the desk it waits again, in its place, counted, and calls both channels", async () => {
    const { clinician, id, later } = await takenOn();
    expect(await standing(clinician, [id, later])).toEqual({ order: [later, id], waits: [later] });
    const waiting = async () => Number((await queueOf(clinician)).headers.get(WAITING_HEADER));
    await give(clinician, id, null);
    expect(await standing(clinician, [id, later])).toEqual({ order: [id, later], waits: [id, later] });
    // A lower bound, because other tests add and remove incidents in the same queue.
    expect(await waiting()).toBeGreaterThanOrEqual(2);
    expect(await mailsAbout(id, clinician)).toEqual(["c@clinic.test"]);
    await fiveMinutesLater(id);
    expect(await mailsAbout(id, clinician)).toEqual(["a@admin.test"]);
  });

  it("ADMN-10 CRIS-17 given to a colleague it is told to them and waits until they take it on", async () => {
    const { clinician, colleague, id } = await takenOn();
    await give(clinician, id, colleague.user.id);
    expect((await standing(clinician, [id])).waits).toEqual([id]);
    expect(await mailsAbout(id, clinician)).toEqual([colleague.user.email]);
    await change(colleague, id, { action: "acknowledge" });
    expect((await standing(clinician, [id])).waits).toEqual([]);
    await fiveMinutesLater(id);
    expect(await mailsAbout(id, clinician)).toEqual([]);
  });

  it("ADMN-10 waits again once whoever worked on it is gone", async () => {
    const { clinician, colleague, id } = await takenOn();
    await query("DELETE FROM users WHERE id = $1", [clinician.user.id]);
    expect((await standing(colleague, [id])).waits).toEqual([id]);
  });

  it("ADMN-10 API-59 waits again, and is told, once whoever works on it erases their account, at once or by the job", async () => {
    const atOnce = ({ cookie }: SignedInStaff) => ask(leave, { method: "DELETE", cookie, body: {} });
    const byJob = async ({ user }: SignedInStaff) => {
      await query(`UPDATE users SET "eraseAfter" = now() WHERE "id" = $1`, [user.id]);
      return ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
    };
    for (const goes of [atOnce, byJob]) {
      const { clinician, colleague, id } = await takenOn();
      expect((await goes(clinician)).status).toBe(200);
      expect((await standing(colleague, [id])).waits).toEqual([id]);
      const { notes, assignee } = await detailOf(colleague, id);
      expect([notes.map(({ action }) => action), assignee]).toEqual([["acknowledge", "assign"], null]);
      const kinds = await query<{ kind: string }>(
        `SELECT "kind" FROM outbox WHERE "dedupeKey" LIKE $1 ORDER BY "kind"`,
        [`%_again:%:${id}`],
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(["crisis_alert", "crisis_escalation"]);
    }
  });

  it("ADMN-10 CONST-06 waits again once whoever works on it loses the role or the account", async () => {
    const admin = await signInStaff({ isAdmin: true });
    for (const body of [{ active: false }, { isClinician: false }]) {
      const { clinician, colleague, id } = await takenOn();
      const params = { id: clinician.user.id };
      const { cookie, headers } = admin;
      expect((await ask(changeUser, { method: "PATCH", params, body, cookie, headers })).status).toBe(200);
      const detail = await detailOf(colleague, id);
      expect([detail.assignee, detail.waitingSince === null]).toEqual([null, false]);
      expect(detail.notes.map(({ action }) => action)).toEqual(["acknowledge", "assign"]);
      const [row] = await query("SELECT actor FROM audit_events WHERE resource = $1 AND action = 'incident.release'", [
        id,
      ]);
      expect(row).toEqual({ actor: admin.user.id });
    }
  });

  it("ADMN-10 whoever acknowledges what a colleague works on hears so, and leaves no second note", async () => {
    const { clinician, colleague, id } = await takenOn();
    const answer = await change(colleague, id, { action: "acknowledge" });
    expect(answer.json<Incident>()).toMatchObject({ assignedTo: clinician.user.id, acknowledgedBy: clinician.user.id });
    const { notes, reader } = await detailOf(colleague, id);
    expect([notes.map(({ action }) => action), reader]).toEqual([["acknowledge"], colleague.user.id]);
  });

  it("ADMN-10 tells how many are open of one person, and shows those first", async () => {
    const [person, clinician] = [await signIn(), await clinicians()];
    const [first, second, third] = [
      await incidentOf(person, { minutesAgo: 30 }),
      await incidentOf(person, { minutesAgo: 20 }),
      await incidentOf(person, { minutesAgo: 10 }),
    ];
    await change(clinician, third, { action: "resolve" });
    const detail = await detailOf(clinician, first);
    expect(detail.openOfPerson).toBe(2);
    expect(detail.others.map(({ id }) => id)).toEqual([second, third]);
  });
});
