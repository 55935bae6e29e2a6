import { PATCH as keepOwn, DELETE as leave, GET as readAccount } from "@/app/api/account/route";
import { GET as readLink } from "@/app/api/consent/[token]/route";
import { POST as resend } from "@/app/api/consent/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { PATCH as patchProfile } from "@/app/api/user/profile/route";
import type { FamilyView } from "@/lib/across/family/types";
import { type Family, family } from "@/tests/factories/families";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, mailsOfKind } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET as readFamily } from "../route";
import { PUT as erase, DELETE as keep } from "./[id]/erasure/route";
import { POST as withdraw } from "./[id]/withdraw/route";

const DAY_MS = 24 * 60 * 60 * 1000;

const takeBack = ({ cookie }: SignedIn, { user }: SignedIn) =>
  ask(withdraw, { method: "POST", params: { id: user.id }, body: {}, cookie });
const eraseFor = ({ cookie }: SignedIn, { user }: SignedIn, body: unknown = {}) =>
  ask(erase, { method: "PUT", params: { id: user.id }, body, cookie });
const keepFor = ({ cookie }: SignedIn, { user }: SignedIn) =>
  ask(keep, { method: "DELETE", params: { id: user.id }, cookie });
const write = ({ cookie }: SignedIn) =>
  ask(recordMood, { method: "POST", body: { mood: "sad", moodScore: 3 }, cookie });

const seenBy = async ({ cookie }: SignedIn) => {
  const view = (await ask(readFamily, { cookie })).json<FamilyView>();
  return view.role === "guardian" ? view.children[0] : view.seen;
};
const auditOf = ({ user }: SignedIn, action: string) =>
  query(`SELECT "actor", "reason" FROM audit_events WHERE "subject" = $1 AND "action" = $2`, [user.id, action]);
const mailsTo = async ({ child }: Family, address: string) =>
  (await mailsAbout(child.ctx, child.user.id)).filter(({ to }) => "address" in to && to.address === address);
const eraseAfterOf = async ({ user }: SignedIn): Promise<Date | null | undefined> =>
  (await query<{ at: Date | null }>(`SELECT "eraseAfter" AS at FROM users WHERE "id" = $1`, [user.id]))[0]?.at;

describe("POST /api/family/children/{id}/withdraw", () => {
  it("ONBD-21 R-07 takes the yes back: both sides read it, nothing more is stored, what was stored can be read", async () => {
    const home = await family();
    const { child, parent, token } = home;
    expect((await write(child)).status).toBe(201);
    const { status, json } = await takeBack(parent, child);
    expect([status, json()]).toEqual([200, { status: "withdrawn" }]);
    expect(await seenBy(parent)).toMatchObject({ consent: "withdrawn" });
    expect(await seenBy(child)).toEqual(await seenBy(parent));
    expect((await write(child)).json()).toMatchObject({ code: "consent_required" });
    expect((await seenBy(parent))?.usage.at(-1)?.minutes).toBe(5);
    expect((await ask(readLink, { params: { token: token ?? "" } })).json()).toMatchObject({ status: "withdrawn" });
    expect(await auditOf(child, "consent.withdraw")).toEqual([{ actor: parent.user.id, reason: null }]);
    const [last] = (await mailsTo(home, home.parentEmail)).slice(-1);
    expect(last?.text).toMatch(/kept, encrypted[\s\S]*deleted:[\s\S]*\/family/);
    expect((await takeBack(parent, child)).status).toBe(409);
  });

  it("AUTH-12 is nobody else's to take back, and there is none for a teenager", async () => {
    const { child, parent } = await family();
    const teen = await family({ age: 15 });
    expect((await takeBack(await signIn(), child)).status).toBe(404);
    expect((await takeBack(teen.parent, child)).status).toBe(404);
    expect((await takeBack(child, child)).status).toBe(403);
    expect((await takeBack(teen.parent, teen.child)).status).toBe(409);
    expect(await seenBy(parent)).toMatchObject({ consent: "granted" });
  });

  it("ONBD-21 a child does not get round it by asking at another address", async () => {
    const { child, parent } = await family();
    await takeBack(parent, child);
    expect((await ask(resend, { method: "POST", body: {}, cookie: child.cookie })).status).toBe(201);
    expect(await seenBy(parent)).toMatchObject({ consent: "pending" });
    const body = { parentEmail: someEmail("friend") };
    const changed = await ask(patchProfile, { method: "PATCH", body, cookie: child.cookie });
    expect([changed.status, changed.json().code]).toEqual([403, "guardian_required"]);
  });
});

describe("the account of a child", () => {
  it("R-07 is erased a week after the parent asked; child and parent are told, and both see the day", async () => {
    const home = await family();
    const { child, parent } = home;
    const { status, json } = await eraseFor(parent, child);
    const due = Date.parse(json<{ eraseAfter: string }>().eraseAfter);
    expect(status).toBe(200);
    expect(Math.abs(due - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(await seenBy(parent)).toMatchObject({ eraseAfter: new Date(due).toISOString() });
    expect(await seenBy(child)).toEqual(await seenBy(parent));
    expect((await mailsTo(home, child.user.email)).at(-1)?.text).toMatch(/goes away on[\s\S]*988/);
    expect((await mailsTo(home, home.parentEmail)).at(-1)?.text).toMatch(/will be erased on[\s\S]*\/family/);
    expect(await auditOf(child, "account.erase_later")).toEqual([{ actor: parent.user.id, reason: "guardian" }]);
  });

  it("R-07 the child cannot call it off or put it off, the parent can", async () => {
    const { child, parent } = await family();
    await eraseFor(parent, child);
    const day = await eraseAfterOf(child);
    const { cookie } = child;
    expect((await ask(readAccount, { cookie })).json()).toMatchObject({ byGuardian: true });
    const kept = await ask(keepOwn, { method: "PATCH", body: { eraseAfter: null }, cookie });
    expect([kept.status, kept.json().code]).toEqual([403, "guardian_required"]);
    const later = await ask(leave, { method: "DELETE", body: { after: "P30D" }, cookie });
    expect(later.json()).toEqual({ status: "scheduled", eraseAfter: day?.toISOString() });
    expect(await eraseAfterOf(child)).toEqual(day);
    expect(JSON.stringify(await mailsAbout(child.ctx, child.user.id))).not.toMatch(/choose to keep your account/);
    expect((await keepFor(parent, child)).json()).toEqual({ eraseAfter: null });
    expect(await eraseAfterOf(child)).toBeNull();
    expect(await auditOf(child, "account.keep")).toEqual([{ actor: parent.user.id, reason: "guardian" }]);
  });

  it("R-07 once the day has come nothing is left, and both have a receipt", async () => {
    const { child, parent } = await family();
    await eraseFor(parent, child);
    await query(`UPDATE users SET "eraseAfter" = now() - interval '1 second' WHERE "id" = $1`, [child.user.id]);
    await ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
    expect(await eraseAfterOf(child)).toBeUndefined();
    expect(await seenBy(parent)).toBeUndefined();
    const receipts = (await mailsOfKind(parent.ctx, "account_notice")).filter(({ text }) =>
      /Receipt number/.test(text),
    );
    const sentTo = receipts.map(({ to }) => "address" in to && to.address);
    expect(sentTo).toEqual(expect.arrayContaining([child.user.email, parent.user.email]));
  });

  it("R-07 the parent calls off their own wish alone, and is told when there is none", async () => {
    const home = await family();
    const { child, parent } = home;
    expect((await keepFor(parent, child)).status).toBe(409);
    await ask(leave, { method: "DELETE", body: { after: "P14D" }, cookie: child.cookie });
    expect(await seenBy(parent)).toMatchObject({ eraseAskedByGuardian: false });
    expect(await seenBy(child)).toEqual(await seenBy(parent));
    const own = await eraseAfterOf(child);
    expect((await keepFor(parent, child)).status).toBe(409);
    expect(await eraseAfterOf(child)).toEqual(own);
    await eraseFor(parent, child);
    expect(await seenBy(parent)).toMatchObject({ eraseAskedByGuardian: true });
    expect((await keepFor(parent, child)).json()).toEqual({ eraseAfter: own?.toISOString() });
    expect(await eraseAfterOf(child)).toEqual(own);
    expect((await mailsTo(home, home.parentEmail)).at(-1)?.text).toMatch(/still be erased on/);
    expect((await mailsTo(home, child.user.email)).at(-1)?.text).toMatch(/You asked for it, too/);
  });

  it("R-07 an earlier day that the child asks for later outlives the parent's calling off", async () => {
    const { child, parent } = await family();
    await eraseFor(parent, child, { after: "P30D" });
    await ask(leave, { method: "DELETE", body: { after: "P7D" }, cookie: child.cookie });
    const own = await eraseAfterOf(child);
    expect((await keepFor(parent, child)).json()).toEqual({ eraseAfter: own?.toISOString() });
    const kept = await ask(keepOwn, { method: "PATCH", body: { eraseAfter: null }, cookie: child.cookie });
    expect([kept.status, await eraseAfterOf(child)]).toEqual([200, null]);
  });

  it.each(["P1D", "P6D", "P31D", "now"])("R-07 is never erased sooner than in a week: %s", async (after) => {
    const { child, parent } = await family();
    expect((await eraseFor(parent, child, { after })).status).toBe(400);
    expect(await eraseAfterOf(child)).toBeNull();
  });

  it("R-07 asks the parent for a fresh sign-in", async () => {
    const { child, parent } = await family();
    await query(`UPDATE sessions SET "sess" = jsonb_build_object('signedInAt', $2::text) WHERE "userId" = $1`, [
      parent.user.id,
      new Date(Date.now() - 16 * 60_000).toISOString(),
    ]);
    expect((await eraseFor(parent, child)).json()).toMatchObject({ code: "reauth_required" });
    expect(await eraseAfterOf(child)).toBeNull();
  });

  it("AUTH-12 is nobody else's to erase; from 13 on it is theirs alone", async () => {
    const { child } = await family();
    const teen = await family({ age: 15 });
    for (const stranger of [await signIn(), teen.parent]) {
      expect((await eraseFor(stranger, child)).status).toBe(404);
      expect((await keepFor(stranger, child)).status).toBe(404);
    }
    expect((await eraseFor(teen.parent, teen.child)).status).toBe(403);
    expect((await eraseFor(child, child)).status).toBe(403);
    expect([await eraseAfterOf(child), await eraseAfterOf(teen.child)]).toEqual([null, null]);
  });
});
