import { POST as retention } from "@/app/api/cron/retention/route";
import type { RetentionRule } from "@/lib/across/your-data/retention/schema";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET, PUT } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const read = async ({ cookie }: SignedIn) => (await ask(GET, { cookie })).json<RetentionRule[]>();
const choose = ({ cookie }: SignedIn, kind: unknown, months: unknown) =>
  ask(PUT, { method: "PUT", body: { kind, months }, cookie });
const ruleOf = async (who: SignedIn, kind: string) => (await read(who)).find((rule) => rule.kind === kind);
const runJob = async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  return (await ask(retention, { method: "POST", headers })).json<{ pastDropped: number }>();
};
const auditOf = ({ user }: SignedIn) =>
  query(`SELECT "actor", "action", "reason" FROM audit_events WHERE "subject" = $1 ORDER BY "seq"`, [user.id]);

async function talkOf({ user }: SignedIn, updatedAt: Date): Promise<string> {
  const id = await insert("chat_sessions", { userId: user.id, title: "v1.x", createdAt: updatedAt, updatedAt });
  await insert("chat_messages", { sessionId: id, role: "user", content: "v1.x", createdAt: updatedAt });
  return id;
}
const moodOf = ({ user }: SignedIn, createdAt: Date) =>
  insert("mood_entries", { userId: user.id, mood: "sad", createdAt });

const leftOf = async ({ user }: SignedIn) => {
  const [row] = await query<{ talks: number; moods: number }>(
    `SELECT (SELECT count(*)::int FROM chat_sessions WHERE "userId" = $1) AS talks,
            (SELECT count(*)::int FROM mood_entries WHERE "userId" = $1) AS moods`,
    [user.id],
  );
  return row;
};

/** Lets seven days pass for this person. */
const weekPasses = ({ user }: SignedIn) =>
  query(
    `UPDATE retention_choices SET "effectiveFrom" = "effectiveFrom" - interval '7 days',
     "dueAt" = "dueAt" - interval '7 days' WHERE "userId" = $1`,
    [user.id],
  );

async function somebody(): Promise<SignedIn> {
  const kim = await signIn();
  for (const days of [1, 60, 130, 500]) {
    await talkOf(kim, daysAgo(days));
    await moodOf(kim, daysAgo(days));
  }
  return kim;
}

describe("how long things are kept", () => {
  it("R-11 without a choice everything stays, and each choice says before what it would take away", async () => {
    const kim = await somebody();
    expect(await ruleOf(kim, "moods")).toMatchObject({
      months: null,
      effectiveFrom: null,
      older: { 3: 2, 12: 1, 24: 0 },
    });
    await runJob();
    expect(await leftOf(kim)).toEqual({ talks: 4, moods: 4 });
  });

  it("R-11 a choice counts after seven days, of which a mail tells, and then takes what is older", async () => {
    const [kim, lee] = [await somebody(), await somebody()];
    const { status, json } = await choose(kim, "conversations", 3);
    expect(status).toBe(200);
    const rule = json<RetentionRule[]>().find(({ kind }) => kind === "conversations");
    expect(Date.parse(rule?.effectiveFrom ?? "") - Date.now()).toBeCloseTo(7 * DAY_MS, -4);
    const mail = (await mailsAbout(kim.ctx, kim.user.id)).at(-1);
    expect(mail).toMatchObject({ kind: "account_notice", to: { address: kim.user.email } });
    expect(mail?.text).toContain("for 3 months");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/therap|health|mental|mood|crisis|conversation/i);
    await runJob();
    expect(await leftOf(kim)).toEqual({ talks: 4, moods: 4 });
    await weekPasses(kim);
    await runJob();
    expect([await leftOf(kim), await leftOf(lee)]).toEqual([
      { talks: 2, moods: 4 },
      { talks: 4, moods: 4 },
    ]);
    expect(await auditOf(kim)).toEqual([
      { actor: kim.user.id, action: "retention.choose", reason: "conversations:3" },
      { actor: "job:retention", action: "retention.delete", reason: "chat_sessions: 2" },
    ]);
  });

  it("R-11 taken back in time nothing goes; the same choice again moves no day", async () => {
    const kim = await somebody();
    await choose(kim, "moods", 12);
    await query(
      `UPDATE retention_choices SET "effectiveFrom" = "effectiveFrom" - interval '3 days' WHERE "userId" = $1`,
      [kim.user.id],
    );
    const before = (await ruleOf(kim, "moods"))?.effectiveFrom;
    await choose(kim, "moods", 12);
    expect((await ruleOf(kim, "moods"))?.effectiveFrom).toBe(before);
    expect(await mailsAbout(kim.ctx, kim.user.id)).toHaveLength(1);
    expect((await choose(kim, "moods", null)).status).toBe(200);
    expect(await ruleOf(kim, "moods")).toMatchObject({ months: null, effectiveFrom: null });
    await weekPasses(kim);
    await runJob();
    expect(await leftOf(kim)).toEqual({ talks: 4, moods: 4 });
  });

  it("R-11 a conversation behind an open incident stays until that is closed; the incident's own record stays", async () => {
    const kim = await signIn();
    const sessionId = await talkOf(kim, daysAgo(500));
    const values = { severity: "high", kind: "suicide", source: "chat_message" };
    const id = await insert("crisis_incidents", { userId: kim.user.id, sessionId, ...values });
    await choose(kim, "conversations", 12);
    await weekPasses(kim);
    await runJob();
    expect(await leftOf(kim)).toMatchObject({ talks: 1 });
    await query("UPDATE crisis_incidents SET resolved = true WHERE id = $1", [id]);
    await query(`UPDATE retention_choices SET "dueAt" = now() WHERE "userId" = $1`, [kim.user.id]);
    await runJob();
    expect(await leftOf(kim)).toMatchObject({ talks: 0 });
    expect(await query(`SELECT "sessionId" FROM crisis_incidents WHERE id = $1`, [id])).toEqual([{ sessionId: null }]);
  });

  it("R-11 ten runs at once delete each thing once, in batches, and look again the next day only", async () => {
    const kim = await signIn();
    await query(
      `INSERT INTO mood_entries ("userId", "mood", "createdAt")
       SELECT $1, 'sad', now() - interval '400 days' FROM generate_series(1, 450)`,
      [kim.user.id],
    );
    await choose(kim, "moods", 12);
    await weekPasses(kim);
    const runs = await Promise.all(Array.from({ length: 10 }, runJob));
    expect(runs.reduce((sum, { pastDropped }) => sum + pastDropped, 0)).toBeGreaterThanOrEqual(450);
    expect(await leftOf(kim)).toMatchObject({ moods: 0 });
    const deleted = (await auditOf(kim)).filter(({ action }) => action === "retention.delete");
    expect(deleted.map(({ reason }) => reason)).toEqual(["mood_entries: 200", "mood_entries: 200", "mood_entries: 50"]);
    await moodOf(kim, daysAgo(400));
    await runJob();
    expect(await leftOf(kim)).toMatchObject({ moods: 1 });
  });

  it.each([
    ["moods", 1],
    ["moods", "12"],
    ["messages", 12],
    ["moods", undefined],
  ])("R-11 refuses %p for %p months", async (kind, months) => {
    const kim = await signIn();
    expect((await choose(kim, kind, months)).status).toBe(400);
  });

  it("R-07 before a parent has agreed there is nothing to choose for", async () => {
    const ana = await signIn({ age: 9, consent: "pending" });
    const { status, json } = await choose(ana, "moods", 12);
    expect([status, json().code]).toEqual([403, "consent_required"]);
  });
});
