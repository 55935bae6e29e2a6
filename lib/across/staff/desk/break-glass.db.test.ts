import { POST } from "@/app/api/admin/crisis-incidents/[id]/break-glass/route";
import { GET } from "@/app/api/admin/crisis-incidents/[id]/conversation/route";
import { POST as send } from "@/app/api/chat/message/route";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { privacyRecipients } from "@/lib/core/settings/recipients";
import type { Mail } from "@/lib/ports/mail";
import { IN_DANGER, incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { breakGlass } from "./break-glass";
import type { ReadConversation } from "./types";
import { updateIncident } from "./update-incident";

const REASON = "The excerpt does not say where she is";

async function talkedOf() {
  const person = await signIn({ firstName: "Ottilie" });
  const { cookie } = person;
  const { id: sessionId } = (await ask(openChat, { method: "POST", cookie, body: {} })).json<{ id: string }>();
  await ask(send, { method: "POST", cookie, body: { sessionId, content: IN_DANGER } });
  const [row] = await query<{ id: string }>(`SELECT id FROM crisis_incidents WHERE "sessionId" = $1`, [sessionId]);
  return { person, id: row?.id ?? "" };
}

const open = ({ cookie, headers }: SignedInStaff, id: string, reason: string) =>
  ask(POST, { method: "POST", params: { id }, body: { reason }, cookie, headers });
const read = ({ cookie, headers }: SignedInStaff, id: string) => ask(GET, { params: { id }, cookie, headers });
const auditOf = (id: string) =>
  query("SELECT action, actor, outcome, reason FROM audit_events WHERE resource = $1 ORDER BY seq", [id]);
const clinicians = () => signInStaff({ isClinician: true });

describe("the conversation behind an incident", () => {
  it("ADMN-10 is closed to the desk until a clinician says why, and then open to that clinician alone", async () => {
    const { id } = await talkedOf();
    const [one, other] = [await clinicians(), await clinicians()];
    expect((await read(one, id)).status).toBe(403);
    const opened = await open(one, id, REASON);
    expect(opened.status).toBe(201);
    const { messages } = (await read(one, id)).json<ReadConversation>();
    expect(messages[0]).toMatchObject({ role: "user", content: IN_DANGER });
    expect(messages.length).toBeGreaterThan(1);
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(["content", "createdAt", "id", "role"]);
    expect((await read(other, id)).status).toBe(403);
  });

  it("ADMN-10 every reading is on the record, a refused one too; the reason lies sealed", async () => {
    const { id } = await talkedOf();
    const clinician = await clinicians();
    const actor = clinician.user.id;
    await read(clinician, id);
    await open(clinician, id, REASON);
    await read(clinician, id);
    const row = { actor, reason: null };
    expect(await auditOf(id)).toEqual([
      { ...row, action: "incident.conversation", outcome: "refused" },
      { ...row, action: "incident.break_glass", outcome: "done" },
      { ...row, action: "incident.conversation", outcome: "done" },
    ]);
    const stored = await query(`SELECT * FROM break_glass_grants WHERE "incidentId" = $1`, [id]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([stored, await auditOf(id)])).not.toContain("excerpt does not say");
  });

  it("ADMN-10 closes again after an hour", async () => {
    const { id } = await talkedOf();
    const clinician = await clinicians();
    await open(clinician, id, REASON);
    const longAgo = `"createdAt" = "createdAt" - interval '1 hour', "expiresAt" = now() - interval '1 second'`;
    await query(`UPDATE break_glass_grants SET ${longAgo} WHERE "incidentId" = $1`, [id]);
    expect((await read(clinician, id)).status).toBe(403);
    expect((await open(clinician, id, REASON)).status).toBe(201);
    expect((await read(clinician, id)).status).toBe(200);
  });

  it("ADMN-10 tells the privacy officer once for an hour, without a word of or about the person", async () => {
    const { id, person } = await talkedOf();
    const clinician = await clinicians();
    const held = { ...clinician.ctx, later: () => {} };
    const opened = await breakGlass(held, { id, reason: REASON });
    expect(await breakGlass(held, { id, reason: REASON })).toEqual(opened);
    const sent: Mail[] = [];
    const settings = { ...clinician.ctx.settings, adminEmails: ["privacy@clinic.test"] };
    await drainOutbox({ ...clinician.ctx, settings, mailer: { send: async (mail) => void sent.push(mail) } });
    const notices = sent.filter(({ to, text }) => to === "privacy@clinic.test" && text.includes(clinician.user.email));
    expect(notices).toHaveLength(1);
    const { subject, text } = notices[0] ?? { subject: "", text: "" };
    expect(text).toContain(`/admin?incident=${id}`);
    expect(text).toContain("/admin/audit");
    for (const told of [person.user.id, person.user.email, "Ottilie", REASON, "kill", "crisis"]) {
      expect(`${subject} ${text}`).not.toContain(told);
    }
  });

  it("ADMN-10 what was resolved long ago opens again only once it is taken up again", async () => {
    const { id } = await talkedOf();
    const clinician = await clinicians();
    const { ctx } = clinician;
    await updateIncident(ctx, { id, action: "resolve", note: undefined });
    const resolvedAgo = (days: number) =>
      query(`UPDATE crisis_incidents SET "resolvedAt" = now() - make_interval(days => $2) WHERE id = $1`, [id, days]);
    await resolvedAgo(8);
    expect((await open(clinician, id, REASON)).status).toBe(409);
    await resolvedAgo(6);
    expect((await open(clinician, id, REASON)).status).toBe(201);
    await query(`DELETE FROM break_glass_grants WHERE "incidentId" = $1`, [id]);
    await resolvedAgo(8);
    await updateIncident(ctx, { id, action: "reopen", note: undefined });
    expect((await open(clinician, id, REASON)).status).toBe(201);
  });

  it("ADMN-10 tells the admins also where the settings name somebody else", async () => {
    const { ctx } = await clinicians();
    const settings = { ...ctx.settings, adminEmails: ["head@clinic.test"] };
    await query(`INSERT INTO settings ("key", "value") VALUES ('privacyOfficerEmail', '"self@clinic.test"')`);
    const told = await privacyRecipients({ ...ctx, settings });
    await query("DELETE FROM settings");
    expect(told).toEqual([{ admins: true }, { address: "self@clinic.test" }]);
    expect(await privacyRecipients({ ...ctx, settings })).toEqual([{ admins: true }]);
  });

  it("ADMN-10 asks for a reason that is one, and says when there is no conversation", async () => {
    const { id } = await talkedOf();
    const clinician = await clinicians();
    const short = await open(clinician, id, "why not");
    expect([short.status, short.json()]).toMatchObject([400, { issues: [{ path: "reason" }] }]);
    const withoutTalk = await incidentOf(await signIn());
    expect((await open(clinician, withoutTalk, REASON)).status).toBe(409);
    expect((await read(clinician, withoutTalk)).status).toBe(409);
    expect((await open(await signInStaff(), id, REASON)).status).toBe(403);
  });
});
