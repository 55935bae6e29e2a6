import { PATCH } from "@/app/api/admin/crisis-incidents/[id]/route";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { detectCrisis } from "@/lib/crisis/detect";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Mail } from "@/lib/ports/mail";
import { newId } from "@/lib/shared/ids";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import type { Incident } from "./types";

async function anIncident() {
  const { ctx, user, cookie } = await signIn();
  const finding = await detectCrisis("I am going to kill myself tonight.");
  const events: Record<string, string>[] = [];
  const webhook = { post: async (event: Readonly<Record<string, string>>) => void events.push({ ...event }) };
  const { id } = await ctx.transaction((tx) => recordIncident({ ...tx, webhook }, { finding, source: "mood_note" }));
  const sent: Mail[] = [];
  const draining: Ctx = {
    ...ctx,
    webhook,
    mailer: { send: async (mail) => void sent.push(mail) },
    settings: { ...ctx.settings, clinicianEmails: ["c@clinic.test"], adminEmails: ["a@admin.test"] },
  };
  const mine = () => sent.filter(({ text }) => text.includes(id)).map(({ to }) => to);
  const posted = () => events.filter(({ incidentId }) => incidentId === id).map(({ type }) => type);
  const fiveMinutesLater = () =>
    query(`UPDATE outbox SET "availableAt" = now() - interval '1 second' WHERE "dedupeKey" LIKE $1`, [`%${id}`]);
  return { id, user, cookie, draining, mine, posted, events, fiveMinutesLater };
}

const change = (id: string, body: object, who?: Partial<SignedInStaff>) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie: who?.cookie, headers: who?.headers });
const auditOf = (id: string) =>
  query("SELECT action, actor, subject FROM audit_events WHERE resource = $1 ORDER BY seq", [id]);

describe("an incident", () => {
  it("CRIS-17 nobody acknowledges goes to the second channel after five minutes, without a word of the person", async () => {
    const { id, draining, mine, posted, events, fiveMinutesLater } = await anIncident();
    await drainOutbox(draining);
    expect([mine(), posted()]).toEqual([["c@clinic.test"], ["incident.created"]]);
    await fiveMinutesLater();
    await drainOutbox(draining);
    expect([mine(), posted()]).toEqual([
      ["c@clinic.test", "a@admin.test"],
      ["incident.created", "incident.unacknowledged"],
    ]);
    expect(Object.keys(events.find(({ incidentId }) => incidentId === id) ?? {})).toEqual([
      "type",
      "incidentId",
      "link",
    ]);
  });

  it("CRIS-17 that is acknowledged in time calls nobody else", async () => {
    const { id, user, draining, mine, posted, fiveMinutesLater } = await anIncident();
    const clinician = await signInStaff({ isClinician: true });
    await drainOutbox(draining);
    const answer = await change(id, { action: "acknowledge" }, clinician);
    expect(answer.status).toBe(200);
    expect(answer.json<Incident>()).toMatchObject({ id, acknowledgedBy: clinician.user.id, resolved: false });
    await fiveMinutesLater();
    await drainOutbox(draining);
    expect([mine(), posted()]).toEqual([["c@clinic.test"], ["incident.created"]]);
    const waiting = await query(`SELECT 1 FROM outbox WHERE "dedupeKey" LIKE $1 AND "sentAt" IS NULL`, [`%${id}`]);
    expect(waiting).toEqual([]);
    expect(await auditOf(id)).toEqual([{ action: "incident.acknowledge", actor: clinician.user.id, subject: user.id }]);
  });

  it("keeps the first acknowledgement and every note, sealed", async () => {
    const { id } = await anIncident();
    const [first, second] = [await signInStaff({ isClinician: true }), await signInStaff({ isAdmin: true })];
    await change(id, { action: "acknowledge" }, first);
    await change(id, { action: "act", note: "Called, no answer" }, second);
    const resolved = (await change(id, { action: "resolve", note: "Reached, safe" }, first)).json<Incident>();
    expect(resolved).toMatchObject({ acknowledgedBy: first.user.id, resolved: true });
    expect(resolved.resolvedAt).not.toBeNull();
    expect(resolved.actionTaken).toMatch(/contacts were shown[\s\S]+Called, no answer[\s\S]+Reached, safe/);
    expect(JSON.stringify(await query("SELECT * FROM crisis_incidents WHERE id = $1", [id]))).not.toContain("Reached");
    const reopened = (await change(id, { action: "reopen" }, first)).json<Incident>();
    expect(reopened).toMatchObject({ resolved: false, resolvedAt: null, acknowledgedBy: first.user.id });
    expect(await auditOf(id)).toHaveLength(4);
  });

  it("opens to no patient, visitor or bad request", async () => {
    const { id, cookie } = await anIncident();
    const clinician = await signInStaff({ isClinician: true });
    const status = async (...asked: Parameters<typeof change>) => (await change(...asked)).status;
    expect(await status(id, { action: "resolve" }, { cookie })).toBe(401);
    expect(await status(id, { action: "resolve" }, await signInStaff())).toBe(403);
    expect(await status(id, { action: "resolve" })).toBe(401);
    expect(await status(id, { action: "resolve" }, { cookie: clinician.cookie })).toBe(401);
    expect(await status(newId(), { action: "resolve" }, clinician)).toBe(404);
    expect(await status("12", { action: "resolve" }, clinician)).toBe(400);
    expect(await status(id, { action: "forget" }, clinician)).toBe(400);
    expect(await status(id, { action: "act", note: "x".repeat(2_001) }, clinician)).toBe(400);
    expect(await auditOf(id)).toEqual([]);
  });

  it("CRIS-16 what a stranger to the desk writes there is heard, whether or not they hold a PIN session", async () => {
    const { id } = await anIncident();
    const note = "I am going to kill myself tonight.";
    for (const [stranger, status] of [
      [await signIn(), 401],
      [await signInStaff(), 403],
    ] as const) {
      const answer = await change(id, { action: "resolve", note }, stranger as Partial<SignedInStaff>);
      expect([answer.status, answer.json().crisis_detected]).toEqual([status, true]);
    }
  });

  it("is counted for the yearly report without identity", async () => {
    const count = async () =>
      (
        await query<{ sum: number }>(
          `SELECT coalesce(sum(count), 0)::int AS sum FROM crisis_counts WHERE kind = 'suicide'`,
        )
      )[0]?.sum ?? 0;
    const before = await count();
    await anIncident();
    expect(await count()).toBe(before + 1);
    const columns = await query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'crisis_counts' ORDER BY ordinal_position",
    );
    expect(columns.map(({ name }) => name)).toEqual(["day", "kind", "severity", "isChild", "count", "id", "summed"]);
  });

  it("CRIS-17 is counted while another person's, just like it, is still being stored", async () => {
    const [one, other] = [await signIn(), await signIn()];
    const finding = await detectCrisis("I am going to kill myself tonight.");
    const record = (ctx: MemberCtx) => recordIncident(ctx, { finding, source: "mood_note" });
    const both = await one.ctx.transaction(async (tx) => {
      const first = await record(tx);
      return [first.id, (await other.ctx.transaction(record)).id];
    });
    expect(await query("SELECT id FROM crisis_incidents WHERE id = ANY($1)", [both])).toHaveLength(2);
  });
});
