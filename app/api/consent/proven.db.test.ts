import { POST as retention } from "@/app/api/cron/retention/route";
import { GET as readFamily } from "@/app/api/family/route";
import type { FamilyView } from "@/lib/across/family/types";
import { reportRefused } from "@/lib/core/incidents/report-refused";
import { family, waitingFamily } from "@/tests/factories/families";
import { IN_DANGER, incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, tokenIn } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { PATCH as patchProfile } from "../user/profile/route";
import { POST as answerLink, GET as readLink } from "./[token]/route";
import { POST as resend } from "./route";

const look = (token: string | null, cookie?: string) => ask(readLink, { params: { token: token ?? "" }, cookie });
const say = (token: string | null, decision: string, cookie?: string) =>
  ask(answerLink, { method: "POST", params: { token: token ?? "" }, cookie, body: { decision } });
const patch = ({ cookie }: SignedIn, body: unknown) =>
  ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie, body });
const sendAgain = ({ cookie }: SignedIn) => ask(resend, { method: "POST", path: "/api/consent", cookie, body: {} });
const mails = async ({ ctx, user }: SignedIn, kind: string) =>
  (await mailsAbout(ctx, user.id)).filter((mail) => mail.kind === kind);
const newestLink = async (child: SignedIn) => tokenIn((await mails(child, "consent_request")).at(-1));
const childrenOf = async ({ cookie }: SignedIn) => {
  const view = (await ask(readFamily, { cookie })).json<FamilyView>();
  return view.role === "guardian" ? view.children : [];
};
const rowOf = async ({ user }: SignedIn) =>
  (
    await query(
      `SELECT "parentEmail" IS NOT NULL AS "hasAddress", "consent"::text, "guardianReadAt", "waitingSince"
       FROM users WHERE "id" = $1`,
      [user.id],
    )
  )[0];

describe("a parent who has shown who they are", () => {
  it("R-07 AUTH-12 is not removed by an older link, nor is another adult asked instead", async () => {
    const { child, parent, token } = await waitingFamily();
    await say(token, "refuse");
    await sendAgain(child);
    expect((await say(await newestLink(child), "agree", parent.cookie)).status).toBe(200);
    expect((await look(token)).json()).toMatchObject({ mayDecide: [] });
    expect((await say(token, "not_mine")).status).toBe(409);
    expect(await rowOf(child)).toMatchObject({ hasAddress: true, consent: "granted" });
    expect(await childrenOf(parent)).toMatchObject([{ id: child.user.id }]);
  });

  it("R-07 AUTH-12 is not removed by a new link after they took their yes back", async () => {
    const { child, parent, token } = await waitingFamily();
    await say(token, "agree", parent.cookie);
    await say(token, "withdraw", parent.cookie);
    await sendAgain(child);
    const link = await newestLink(child);
    expect((await look(link)).json()).toMatchObject({ mayDecide: ["refuse"] });
    expect((await say(link, "not_mine")).status).toBe(409);
    expect(await childrenOf(parent)).toMatchObject([{ id: child.user.id }]);
  });

  it("ONBD-21 stays the one to ask, even where their address is lost", async () => {
    const { child, parent, token } = await waitingFamily();
    await say(token, "agree", parent.cookie);
    await say(token, "withdraw", parent.cookie);
    await query(`UPDATE users SET "parentEmail" = NULL, "parentEmailIndex" = NULL WHERE "id" = $1`, [child.user.id]);
    const other = await patch(child, { parentEmail: someEmail("friend") });
    expect([other.status, other.json()]).toMatchObject([403, { code: "guardian_required" }]);
  });

  it("R-07 of a teenager ends their view signed in alone, once they have read it; another address begins anew", async () => {
    const { child, parent } = await family({ age: 15 });
    const link = async () => tokenIn((await mails(child, "parent_notice")).at(-1));
    const token = await link();
    expect(await childrenOf(parent)).toHaveLength(1);
    expect((await look(token)).json()).toMatchObject({ mayDecide: [], needsSignIn: true });
    expect((await say(token, "not_mine")).status).toBe(401);
    expect((await say(token, "not_mine", child.cookie)).status).toBe(403);
    expect(await childrenOf(parent)).toHaveLength(1);
    expect((await look(token, parent.cookie)).json()).toMatchObject({ mayDecide: ["not_mine"], needsSignIn: false });
    expect((await say(token, "not_mine", parent.cookie)).status).toBe(200);
    expect(await rowOf(child)).toMatchObject({ hasAddress: false, guardianReadAt: null });
    await patch(child, { parentEmail: someEmail("father") });
    expect((await look(await link())).json()).toMatchObject({ mayDecide: ["not_mine"] });
  });
});

describe("a link of an address that is not on record any more", () => {
  it("R-07 has nothing of theirs left to erase: the request that is under way stays, and no mail is lost", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    await sendAgain(child);
    const right = someEmail("mother");
    await patch(child, { parentEmail: right });
    expect((await say(await newestLink(child), "refuse")).status).toBe(200);
    await reportRefused(child.ctx, { texts: [IN_DANGER], reason: "consent_required" });
    expect((await say(token, "not_mine")).status).toBe(409);
    expect(await rowOf(child)).toMatchObject({ hasAddress: true, consent: "refused" });
    expect(await mails(child, "guardian_notice")).toMatchObject([{ to: { address: right } }]);
    expect(await mails(child, "account_notice")).toEqual([]);
  });

  it("CRIS-17 ONBD-20 gets no crisis mail and no new request, also when the newer one is erased", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    await sendAgain(child);
    await patch(child, { parentEmail: someEmail("typo") });
    await say(await newestLink(child), "not_mine");
    await reportRefused(child.ctx, { texts: [IN_DANGER], reason: "consent_required" });
    expect(await mails(child, "guardian_notice")).toEqual([]);
    expect((await sendAgain(child)).status).toBe(409);
  });
});

describe("what is left of an erased address", () => {
  it("R-07 one mark for a week, and then nothing", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    await sendAgain(child);
    await say(await newestLink(child), "not_mine");
    const marks = () =>
      query(`SELECT 1 FROM consents WHERE "userId" = $1 AND "guardianEmailIndex" <> ''`, [child.user.id]);
    expect(await marks()).toHaveLength(1);
    await aWeekLater(child);
    expect(await marks()).toEqual([]);
  });

  it("ONBD-20 of a teenager's no mail is named by it, and who is entered again after the week is written to again", async () => {
    const { child, parentEmail } = await family({ age: 15 });
    const [row] = await query<{ parentEmailIndex: string }>(`SELECT "parentEmailIndex" FROM users WHERE "id" = $1`, [
      child.user.id,
    ]);
    await say(tokenIn((await mails(child, "parent_notice")).at(-1)), "not_mine");
    await aWeekLater(child);
    expect((await patch(child, { parentEmail })).status).toBe(200);
    expect((await mails(child, "parent_notice")).at(-1)).toMatchObject({ to: { address: parentEmail } });
    const named = await query(`SELECT 1 FROM outbox WHERE strpos("dedupeKey", $1) > 0`, [row?.parentEmailIndex]);
    expect(named).toEqual([]);
  });

  it("ONBD-20 tells each address of a teenager's parent once, and puts none on record that it cannot tell", async () => {
    const { child } = await family({ age: 15 });
    await patch(child, { voicePreference: true });
    expect(await mails(child, "parent_notice")).toHaveLength(1);
    for (const name of ["one", "two"]) await patch(child, { parentEmail: someEmail(name) });
    const fourth = await patch(child, { parentEmail: someEmail("three") });
    expect([fourth.status, (await mails(child, "parent_notice")).length]).toEqual([429, 3]);
    expect((await patch(child, { voicePreference: false })).status).toBe(200);
  });
});

/** Lets the marker expire and runs the job. */
async function aWeekLater({ user }: SignedIn): Promise<void> {
  await query(`UPDATE consents SET "decidedAt" = "decidedAt" - interval '8 days' WHERE "userId" = $1`, [user.id]);
  await ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
}

describe("what one parent was shown", () => {
  it("LAND-27 CRIS-17 is not handed to the next", async () => {
    const { child, parent } = await family({ age: 15 });
    await query(
      `INSERT INTO mood_entries ("id", "userId", "mood", "moodScore", "sharedWithGuardianAt")
       VALUES (gen_random_uuid(), $1, 'sad', 3, now())`,
      [child.user.id],
    );
    await incidentOf(child);
    expect((await childrenOf(parent))[0]).toMatchObject({ moods: [{}], concerns: [{}] });
    await incidentOf(child, { text: "my dad hits me every night" });
    expect((await childrenOf(parent))[0]?.concerns).toHaveLength(1);
    const next = await signIn({ age: 45, email: someEmail("father") });
    await patch(child, { parentEmail: next.user.email });
    expect((await childrenOf(next))[0]).toMatchObject({ id: child.user.id, moods: [], concerns: [] });
  });
});
