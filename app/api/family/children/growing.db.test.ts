import { DELETE as leaveAccount } from "@/app/api/account/route";
import { POST as answerLink } from "@/app/api/consent/[token]/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { PATCH as patchProfile } from "@/app/api/user/profile/route";
import type { ChildView, FamilyView } from "@/lib/across/family/types";
import { bornByOf } from "@/lib/shared/growing";
import { type Family, family } from "@/tests/factories/families";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET as readFamily } from "../route";
import { POST as birthday } from "./[id]/birthday/route";
import { PUT as erase } from "./[id]/erasure/route";
import { POST as withdraw } from "./[id]/withdraw/route";

const DAY_MS = 24 * 60 * 60 * 1000;
const run = () => ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
const turns = ({ cookie }: SignedIn, { user }: SignedIn, turned: unknown) =>
  ask(birthday, { method: "POST", params: { id: user.id }, body: { turned }, cookie });
const patch = ({ cookie }: SignedIn, body: unknown) =>
  ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie, body });
const seenBy = async ({ cookie }: SignedIn): Promise<ChildView | null | undefined> => {
  const view = (await ask(readFamily, { cookie })).json<FamilyView>();
  return view.role === "guardian" ? view.children[0] : view.seen;
};
const stands = async ({ user }: SignedIn) =>
  (
    await query(
      `SELECT "age", "ageGroup"::text, "isChildAccount", "consent"::text, "parentEmail" IS NOT NULL AS "hasParent", "bornBy"
       FROM users WHERE "id" = $1`,
      [user.id],
    )
  )[0];
/** Sets the birth date so that the person turns `age` in this many days. */
const turnsIn = ({ user }: SignedIn, age: number, days: number) =>
  query(`UPDATE users SET "bornBy" = $2 WHERE "id" = $1`, [
    user.id,
    bornByOf(new Date(Date.now() + days * DAY_MS), age),
  ]);
const told = async ({ child }: Family) =>
  (await mailsAbout(child.ctx, child.user.id))
    .filter(({ text, kind }) => kind === "account_notice" && /turns? 1[38] by|know that/.test(text))
    .map(({ to }) => "address" in to && to.address)
    .sort();

describe("turning 13 and 18", () => {
  it("AUTH-08 R-07 comes by the calendar, told to both thirty days before and on the day: rights move", async () => {
    const home = await family({ age: 12 });
    const { child, parent, parentEmail } = home;
    const both = [child.user.email, parentEmail].sort();
    await turnsIn(child, 13, 31);
    await run();
    expect(await told(home)).toEqual([]);
    await turnsIn(child, 13, 30);
    await Promise.all([run(), run()]);
    await run();
    expect(await told(home)).toEqual(both);
    expect(await stands(child)).toMatchObject({ age: 12, consent: "granted" });
    await turnsIn(child, 13, 0);
    await Promise.all([run(), run()]);
    expect(await stands(child)).toMatchObject({ age: 13, ageGroup: "teen", consent: "not_needed", hasParent: true });
    expect(await told(home)).toEqual([...both, ...both].sort());
    expect(await seenBy(parent)).toMatchObject({ consent: "notified" });
    expect(
      (await ask(withdraw, { method: "POST", params: { id: child.user.id }, body: {}, cookie: parent.cookie })).status,
    ).toBe(409);
    expect(
      (await ask(erase, { method: "PUT", params: { id: child.user.id }, body: {}, cookie: parent.cookie })).status,
    ).toBe(403);
  });

  it("R-07 ends a deletion that the parent had asked for: it is theirs to decide, and what they asked for themself stays", async () => {
    const eraseAfterOf = async ({ user }: SignedIn) =>
      (
        await query(`SELECT "eraseAfter", "eraseAskedByGuardian" AS "byGuardian" FROM users WHERE "id" = $1`, [user.id])
      )[0];
    const asks = ({ cookie }: SignedIn, { user }: SignedIn) =>
      ask(erase, { method: "PUT", params: { id: user.id }, body: {}, cookie });
    const home = await family({ age: 12 });
    await asks(home.parent, home.child);
    await turnsIn(home.child, 13, 0);
    await run();
    expect(await eraseAfterOf(home.child)).toEqual({ eraseAfter: null, byGuardian: false });
    const mails = (await mailsAbout(home.child.ctx, home.child.user.id)).slice(-2).map(({ text }) => text);
    expect(mails).toEqual([
      expect.stringMatching(/only you can decide that, so your account stays/),
      expect.stringMatching(/your request has ended/),
    ]);
    expect(
      await query(`SELECT "reason" FROM audit_events WHERE "subject" = $1 AND "action" = 'account.keep'`, [
        home.child.user.id,
      ]),
    ).toEqual([{ reason: "grown" }]);
    const { child, parent } = await family({ age: 12 });
    await ask(leaveAccount, { method: "DELETE", body: { after: "P14D" }, cookie: child.cookie });
    const own = await eraseAfterOf(child);
    await asks(parent, child);
    expect((await turns(parent, child, 13)).status).toBe(200);
    expect(await eraseAfterOf(child)).toEqual({ ...own, byGuardian: false });
  });

  it("R-07 ends the parent's view at 18 and erases their address", async () => {
    const { child, parent } = await family({ age: 17 });
    await turnsIn(child, 18, 0);
    await run();
    expect(await stands(child)).toEqual({
      age: 18,
      ageGroup: "adult",
      isChildAccount: false,
      consent: "not_needed",
      hasParent: false,
      bornBy: null,
    });
    expect(await seenBy(parent)).toBeUndefined();
    const audit = await query(
      `SELECT "actor", "reason" FROM audit_events WHERE "subject" = $1 AND "action" = 'age.turned'`,
      [child.user.id],
    );
    expect(audit).toEqual([{ actor: "job:retention", reason: "18 calendar" }]);
  });

  it("R-07 R-11 leaves of the yes at 18 what was said and when, and not the address that said it", async () => {
    const [{ child, parent }, before] = [await family({ age: 12 }), await family({ age: 12 })];
    const answers = ({ user }: SignedIn) =>
      query(
        `SELECT "status"::text, "guardianId"::text AS "by", "decidedAt" IS NOT NULL AS "dated",
           "guardianEmail" IS NOT NULL OR "guardianEmailIndex" <> '' AS "named"
         FROM consents WHERE "userId" = $1`,
        [user.id],
      );
    await turns(parent, child, 13);
    expect(await answers(child)).toEqual([{ status: "granted", by: parent.user.id, dated: true, named: true }]);
    await turns(parent, child, 18);
    expect(await answers(child)).toEqual([{ status: "granted", by: parent.user.id, dated: true, named: false }]);
    // An age counts however it was stored; a child's parent address is still needed.
    await query(`UPDATE users SET "age" = 18, "ageGroup" = 'adult', "isChildAccount" = false WHERE "id" = $1`, [
      before.child.user.id,
    ]);
    const { child: minor } = await family({ age: 12 });
    await query(`UPDATE users SET "age" = 13, "ageGroup" = 'teen' WHERE "id" = $1`, [minor.user.id]);
    expect(await answers(before.child)).toEqual([expect.objectContaining({ status: "granted", named: false })]);
    expect(await answers(minor)).toEqual([expect.objectContaining({ status: "granted", named: true })]);
  });

  it("AUTH-08 ONBD-19 is not brought nearer by a minor who makes themself older, nor under 13 without a yes", async () => {
    const { child, parent, token } = await family({ age: 9 });
    const before = await stands(child);
    expect((await patch(child, { age: 12 })).status).toBe(200);
    expect(await stands(child)).toMatchObject({ age: 12, bornBy: before?.bornBy });
    expect((await patch(child, { age: 8 })).status).toBe(200);
    const later = (await stands(child))?.bornBy as Date;
    expect(later > (before?.bornBy as Date)).toBe(true);
    await turnsIn(child, 13, -5);
    await ask(answerLink, {
      method: "POST",
      params: { token: token ?? "" },
      cookie: parent.cookie,
      body: { decision: "withdraw" },
    });
    await run();
    expect(await stands(child)).toMatchObject({ age: 12, consent: "withdrawn" });
    expect((await seenBy(parent))?.growsUp).toEqual({ border: 13, on: null });
  });

  it("R-07 can be said sooner by the parent alone, one border at a time, and both read the same beforehand", async () => {
    const { child, parent } = await family({ age: 12 });
    expect((await seenBy(parent))?.growsUp).toEqual({ border: 13, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await seenBy(child)).toEqual(await seenBy(parent));
    expect((await turns(await signIn(), child, 13)).status).toBe(404);
    expect((await turns(child, child, 13)).status).toBe(403);
    expect((await turns(parent, child, 18)).status).toBe(409);
    expect((await turns(parent, child, 17)).status).toBe(400);
    expect((await turns(parent, child, 13)).json()).toEqual({ age: 13 });
    expect((await turns(parent, child, 13)).status).toBe(409);
    expect(await stands(child)).toMatchObject({ age: 13, bornBy: bornByOf(new Date(), 13) });
    expect((await turns(parent, child, 18)).json()).toEqual({ age: 18 });
    expect(await stands(child)).toMatchObject({ isChildAccount: false, hasParent: false });
    expect((await turns(parent, child, 18)).status).toBe(404);
  });

  it("counts another year inside a group of ages", async () => {
    const { child } = await family({ age: 9 });
    await turnsIn(child, 11, 0);
    await run();
    expect(await stands(child)).toMatchObject({ age: 11, ageGroup: "child", consent: "granted" });
  });
});
