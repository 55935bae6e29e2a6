import { POST as retention } from "@/app/api/cron/retention/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { POST as acceptSeat } from "@/app/api/subscription/seats/[id]/accept/route";
import { POST as keepSeat } from "@/app/api/subscription/seats/route";
import { findDue } from "@/lib/across/your-data/erasure/repository";
import { settleTier } from "@/lib/features/billing/settle-tier";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query, rowsMentioning } from "@/tests/support/database";
import { mailsAbout, mailsOfKind } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { DELETE, GET, PATCH } from "./route";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const leave = ({ cookie }: SignedIn, body?: unknown) => ask(DELETE, { method: "DELETE", body, cookie });
const keep = ({ cookie }: SignedIn, body: unknown = { eraseAfter: null }) =>
  ask(PATCH, { method: "PATCH", body, cookie });
const read = ({ cookie }: SignedIn) => ask(GET, { cookie });
const runJob = async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  return (await ask(retention, { method: "POST", headers })).json<{ erased: number; waiting: number }>();
};

const eraseAfterOf = async ({ user }: SignedIn): Promise<Date | null | undefined> =>
  (await query<{ at: Date | null }>(`SELECT "eraseAfter" AS at FROM users WHERE "id" = $1`, [user.id]))[0]?.at;
const isThere = async (who: SignedIn): Promise<boolean> => (await eraseAfterOf(who)) !== undefined;

const signedInAgo = ({ user }: SignedIn, minutes: number) =>
  query(`UPDATE sessions SET "sess" = jsonb_build_object('signedInAt', $2::text) WHERE "userId" = $1`, [
    user.id,
    new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  ]);

const becomesDue = ({ user }: SignedIn) =>
  query(`UPDATE users SET "eraseAfter" = now() - interval '1 second' WHERE "id" = $1`, [user.id]);

const auditOf = ({ user }: SignedIn) =>
  query(`SELECT "actor", "action", "outcome" FROM audit_events WHERE "subject" = $1 ORDER BY "seq"`, [user.id]);

/** The receipt is queued without a user, because the person's own row is gone. */
async function receiptOf({ ctx, user }: SignedIn): Promise<unknown> {
  const mails = await mailsOfKind(ctx, "account_notice");
  const receipt = mails.find(
    ({ to, text }) => "address" in to && to.address === user.email && /Receipt number/.test(text),
  );
  return receipt ?? null;
}

/** A person with one mood entry who has just signed in. */
async function somebody(options: PersonOptions = {}): Promise<SignedIn> {
  const who = await signIn(options);
  const body = { mood: "sad", moodScore: 3, notes: "It rained" };
  expect((await ask(recordMood, { method: "POST", body, cookie: who.cookie })).status).toBe(201);
  return who;
}

describe("DELETE /api/account", () => {
  it("API-59 API-10 erases at once: 200, no row of the person is left, nor the key that opened them", async () => {
    const kim = await somebody();
    expect(Object.keys(await rowsMentioning(kim.user.id))).toEqual(
      expect.arrayContaining(["mood_entries", "data_keys"]),
    );
    const { status, json } = await leave(kim);
    expect([status, json()]).toEqual([200, { status: "erased" }]);
    expect(await rowsMentioning(kim.user.id)).toEqual({});
    expect((await read(kim)).status).toBe(401);
    expect(await auditOf(kim)).toEqual([{ actor: kim.user.id, action: "account.erase", outcome: "done" }]);
    expect(await receiptOf(kim)).not.toBeNull();
  });

  it("R-11 what was sent about them is forgotten with them; what has to leave still leaves", async () => {
    const kim = await somebody();
    const about = { kind: "account_notice", userId: kim.user.id };
    await insert("outbox", { ...about, dedupeKey: `account_kept:${kim.user.id}:1`, sentAt: new Date() });
    await insert("outbox", {
      ...about,
      kind: "crisis_alert",
      dedupeKey: "crisis_alert:of-theirs",
      availableAt: new Date("2100-01-01"),
    });
    await leave(kim);
    expect(await rowsMentioning(kim.user.id)).toEqual({});
    expect(await query(`SELECT 1 FROM outbox WHERE "dedupeKey" = 'crisis_alert:of-theirs'`)).toHaveLength(1);
  });

  it.each([
    [14, 200],
    [16, 401],
    [60 * 24, 401],
  ])("API-59 signed in %i minutes ago it answers %i", async (minutes, expected) => {
    const kim = await somebody();
    await signedInAgo(kim, minutes);
    const { status, json } = await leave(kim);
    expect(status).toBe(expected);
    if (expected === 200) return;
    // The person has to sign in again but isn't signed out, so the message must differ from the one
    // for an expired session.
    expect(json()).toMatchObject({ code: "reauth_required", message: expect.not.stringMatching(/Unauthorized/) });
    expect(await eraseAfterOf(kim)).toBeNull();
    expect((await read(kim)).status).toBe(200);
  });

  it.each([0, 31, "P0D", "P31D", "P1M", "7", "P-7D", "P7DT1H", null, {}])(
    "API-59 refuses %p as a delay",
    async (after) => {
      const kim = await signIn();
      const { status, json } = await leave(kim, { after });
      expect([status, json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, "after"]);
      expect(await isThere(kim)).toBe(true);
    },
  );

  it("API-59 a child goes too, before a parent agreed as well", async () => {
    for (const options of [{ age: 15 }, { age: 9, consent: "pending" as const }]) {
      const child = await signIn(options);
      expect((await leave(child)).json()).toEqual({ status: "erased" });
      expect(await isThere(child)).toBe(false);
    }
  });

  it("API-59 pressed ten times at once it erases one account, once", async () => {
    const kim = await somebody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(kim)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await isThere(kim)).toBe(false);
    expect(await auditOf(kim)).toHaveLength(1);
  });

  it("SUBS-15 whoever sat in the plan keeps their account, has the free plan, and is told", async () => {
    const maya = await signIn({ firstName: "Maya" });
    await insert("subscriptions", { userId: maya.user.id, tier: "family_premium", status: "active", cardStored: true });
    await settleTier(maya.ctx, maya.user.id);
    const noah = await signIn();
    const body = { inviteeEmail: noah.user.email };
    const { id } = (await ask(keepSeat, { method: "POST", body, cookie: maya.cookie })).json<{ id: string }>();
    await ask(acceptSeat, { method: "POST", params: { id }, body: {}, cookie: noah.cookie });
    expect((await leave(maya)).status).toBe(200);
    const [row] = await query(`SELECT "subscriptionTier" FROM users WHERE "id" = $1`, [noah.user.id]);
    expect(row).toEqual({ subscriptionTier: "free" });
    expect((await mailsAbout(noah.ctx, noah.user.id)).at(-1)?.text).toContain("no longer use the family plan");
  });
});

describe("put off", () => {
  it("API-59 by P7D it is erased after seven days, by the job, and not before", async () => {
    const kim = await somebody();
    const { status, json } = await leave(kim, { after: "P7D" });
    const { eraseAfter } = json<{ eraseAfter: string }>();
    expect([status, json().status]).toEqual([200, "scheduled"]);
    expect(new Date(eraseAfter).getTime() - Date.now()).toBeCloseTo(7 * DAY_MS, -4);
    expect((await read(kim)).json()).toEqual({ eraseAfter });
    const mail = (await mailsAbout(kim.ctx, kim.user.id)).at(-1);
    expect(mail).toMatchObject({ kind: "account_notice", to: { address: kim.user.email } });
    await runJob();
    expect(await isThere(kim)).toBe(true);
    await becomesDue(kim);
    await runJob();
    expect(await rowsMentioning(kim.user.id)).toEqual({});
    expect((await auditOf(kim)).map(({ actor, action }) => [actor, action])).toEqual([
      [kim.user.id, "account.erase_later"],
      ["job:retention", "account.erase"],
    ]);
  });

  it("API-59 whoever changes their mind keeps everything", async () => {
    const kim = await somebody();
    await leave(kim, { after: "P1D" });
    const { status, json } = await keep(kim);
    expect([status, json()]).toEqual([200, { eraseAfter: null }]);
    await runJob();
    expect(await rowsMentioning(kim.user.id)).toMatchObject({ mood_entries: 1 });
    expect((await mailsAbout(kim.ctx, kim.user.id)).at(-1)?.text).toContain("Your account stays");
    expect((await keep(kim)).status).toBe(200);
    expect(await auditOf(kim)).toHaveLength(2);
  });

  it("cannot be moved by the way that calls it off", async () => {
    const kim = await signIn();
    for (const body of [{ eraseAfter: new Date().toISOString() }, {}]) expect((await keep(kim, body)).status).toBe(400);
  });

  it("API-59 ten runs of the job at the same time erase each person once", async () => {
    const people = await Promise.all([somebody(), somebody(), somebody()]);
    for (const who of people) await becomesDue(who);
    const runs = await Promise.all(Array.from({ length: 10 }, runJob));
    expect(runs.reduce((sum, { erased }) => sum + erased, 0)).toBe(3);
    for (const who of people) expect([await isThere(who), (await auditOf(who)).length]).toEqual([false, 1]);
    expect(await runJob()).toMatchObject({ erased: 0, waiting: 0 });
  });
});

it("API-59 those who wait for the payment provider do not stand before those who never paid", async () => {
  const [payer, kim] = [await signIn(), await signIn()];
  const waiting = `UPDATE users SET "eraseAfter" = now() - interval '9 days', "stripeCustomerId" = $2 WHERE "id" = $1`;
  await query(waiting, [payer.user.id, `cus_${payer.user.id}`]);
  await becomesDue(kim);
  expect(await findDue(kim.ctx, 1)).toEqual([kim.user.id, payer.user.id]);
  expect(await runJob()).toMatchObject({ erased: 1, waiting: 1 });
  expect([await isThere(kim), await isThere(payer)]).toEqual([false, true]);
  await query(`UPDATE users SET "eraseAfter" = NULL WHERE "id" = $1`, [payer.user.id]);
});

it("the mails about an account say nothing of what the product is for", async () => {
  const kim = await somebody();
  await leave(kim, { after: "P2D" });
  await keep(kim);
  const words = (await mailsAbout(kim.ctx, kim.user.id)).map(({ subject, text }) => `${subject} ${text}`).join(" ");
  expect(words).toContain("will be erased on");
  expect(words).not.toMatch(/therap|health|mental|mood|crisis|counsel/i);
});
