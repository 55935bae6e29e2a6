import { POST as answerLink, GET as readLink } from "@/app/api/consent/[token]/route";
import { POST as resend } from "@/app/api/consent/route";
import { PATCH as patchProfile } from "@/app/api/user/profile/route";
import { fullDay } from "@/lib/shared/dates";
import { waitingFamily } from "@/tests/factories/families";
import { type SignedIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, mailsOfKind, tokenIn } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as retention } from "./route";

const run = () => ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
const say = (token: string | null, decision: string, cookie?: string) =>
  ask(answerLink, { method: "POST", params: { token: token ?? "" }, cookie, body: { decision } });
/** Makes the person look as if they had waited this many days longer. */
const wait = ({ user }: SignedIn, days: number) =>
  query(`UPDATE users SET "waitingSince" = "waitingSince" - make_interval(days => $2) WHERE "id" = $1`, [
    user.id,
    days,
  ]);
const isThere = async ({ user }: SignedIn) =>
  (await query(`SELECT 1 FROM users WHERE "id" = $1`, [user.id])).length === 1;
const requestsTo = async ({ ctx, user }: SignedIn) =>
  (await mailsAbout(ctx, user.id)).filter(({ kind }) => kind === "consent_request");

describe("a parent who does not answer", () => {
  it("R-07 is asked once by a run, also after the job stood still past both days", async () => {
    const { child } = await waitingFamily();
    await wait(child, 24);
    await run();
    await run();
    expect(await requestsTo(child)).toHaveLength(2);
    const [row] = await query(`SELECT "waitingReminders" FROM users WHERE "id" = $1`, [child.user.id]);
    expect(row).toEqual({ waitingReminders: 2 });
  });

  it("R-07 reads in every mail the day on which the account goes, and after an earlier yes that it stays", async () => {
    const { child } = await waitingFamily();
    await wait(child, 25);
    await ask(resend, { method: "POST", path: "/api/consent", cookie: child.cookie, body: {} });
    const fiveDaysOn = fullDay(new Date(Date.now() + 5 * 86_400_000), "UTC");
    expect((await requestsTo(child)).at(-1)?.text).toContain(
      `erased on ${fiveDaysOn} (UTC). It can take up to 30 more days until everything is gone.`,
    );
    const back = await waitingFamily();
    await say(back.token, "agree", back.parent.cookie);
    await say(back.token, "withdraw", back.parent.cookie);
    await ask(resend, { method: "POST", path: "/api/consent", cookie: back.child.cookie, body: {} });
    const text = (await requestsTo(back.child)).at(-1)?.text;
    expect(text).toMatch(/is kept until you ask us to delete it: \S+\/family/);
    expect(text).not.toMatch(/erased on/);
    const link = { params: { token: tokenIn((await requestsTo(back.child)).at(-1)) } };
    expect((await ask(readLink, link)).json()).toMatchObject({ endsAt: null });
  });

  it("R-07 LEGL-22 is reminded on the 7th and 23rd day with a link that works; on the 30th all of it goes", async () => {
    const { child, parent } = await waitingFamily();
    await wait(child, 6);
    await run();
    expect(await requestsTo(child)).toHaveLength(1);
    await wait(child, 1);
    await Promise.all([run(), run()]);
    expect(await requestsTo(child)).toHaveLength(2);
    await wait(child, 16);
    await run();
    await run();
    const mails = await requestsTo(child);
    expect(mails).toHaveLength(3);
    expect(mails[2]?.text).toMatch(/erased on/);
    const told = (await mailsAbout(child.ctx, child.user.id)).filter(({ kind }) => kind === "account_notice");
    expect(told.map(({ to }) => to)).toEqual([{ address: child.user.email }, { address: child.user.email }]);
    await wait(child, 6);
    await run();
    expect(await isThere(child)).toBe(true);
    await wait(child, 1);
    await run();
    expect(await isThere(child)).toBe(false);
    expect(await query(`SELECT 1 FROM consents WHERE "userId" = $1`, [child.user.id])).toEqual([]);
    const [last] = (await mailsOfKind(child.ctx, "account_notice")).slice(-1);
    expect(last).toMatchObject({ to: { address: child.user.email }, text: expect.stringContaining("No parent") });
    const audit = await query(`SELECT "reason" FROM audit_events WHERE "subject" = $1 AND "action" = 'account.erase'`, [
      child.user.id,
    ]);
    expect(audit).toEqual([{ reason: "unanswered" }]);
    expect((await say(tokenIn(mails[2]), "agree", parent.cookie)).status).toBe(404);
  });

  it("R-07 does not get more time by asking again, and a yes on the last day keeps the account", async () => {
    const { child, parent } = await waitingFamily();
    await wait(child, 29);
    await ask(resend, { method: "POST", path: "/api/consent", cookie: child.cookie, body: {} });
    expect((await say(tokenIn((await requestsTo(child)).at(-1)), "agree", parent.cookie)).status).toBe(200);
    await wait(child, 5);
    await run();
    expect(await isThere(child)).toBe(true);
    const other = await waitingFamily();
    await wait(other.child, 29);
    await ask(resend, { method: "POST", path: "/api/consent", cookie: other.child.cookie, body: {} });
    await wait(other.child, 1);
    await run();
    expect(await isThere(other.child)).toBe(false);
  });

  it("R-07 has thirty days after a no, without a reminder; what a yes once allowed is not deleted by waiting", async () => {
    const no = await waitingFamily();
    await wait(no.child, 20);
    await say(no.token, "refuse");
    await wait(no.child, 29);
    await run();
    expect(await isThere(no.child)).toBe(true);
    expect(await requestsTo(no.child)).toHaveLength(1);
    await wait(no.child, 1);
    await run();
    expect(await isThere(no.child)).toBe(false);
    const back = await waitingFamily();
    await say(back.token, "agree", back.parent.cookie);
    await say(back.token, "withdraw", back.parent.cookie);
    await ask(resend, { method: "POST", path: "/api/consent", cookie: back.child.cookie, body: {} });
    const [row] = await query(`SELECT "waitingSince", "consent"::text FROM users WHERE "id" = $1`, [
      back.child.user.id,
    ]);
    expect(row).toEqual({ waitingSince: null, consent: "pending" });
  });

  it("R-07 does not get another thirty days by a further no, of the same grown-up or of another, nor reminders anew", async () => {
    const { child, token } = await waitingFamily();
    await wait(child, 20);
    await say(token, "refuse");
    const sinceFirstNo = () => query(`SELECT "waitingSince" FROM users WHERE "id" = $1`, [child.user.id]);
    const [first] = await sinceFirstNo();
    expect(Date.now() - Number(first?.waitingSince)).toBeLessThan(60_000);
    await wait(child, 24);
    const [begun] = await sinceFirstNo();
    const again = () => ask(resend, { method: "POST", path: "/api/consent", cookie: child.cookie, body: {} });
    await again();
    await run();
    await say(tokenIn((await requestsTo(child)).at(-1)), "refuse");
    const aunt = someEmail("aunt");
    const body = { parentEmail: aunt };
    await ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie: child.cookie, body });
    const link = { params: { token: tokenIn((await requestsTo(child)).at(-1)) } };
    const endsAt = new Date(Number(begun?.waitingSince) + 30 * 86_400_000).toISOString();
    expect((await ask(readLink, link)).json()).toMatchObject({ status: "pending", endsAt });
    await say(link.params.token, "refuse");
    expect(await sinceFirstNo()).toEqual([begun]);
    expect((await ask(readLink, link)).json()).toMatchObject({ status: "refused", endsAt });
    const sent = (await requestsTo(child)).length;
    await again();
    await run();
    expect(await requestsTo(child)).toHaveLength(sent + 1);
    await wait(child, 6);
    await run();
    expect(await isThere(child)).toBe(false);
  });
});
