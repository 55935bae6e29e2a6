import { POST as giveYesAgain } from "@/app/api/family/children/[id]/agree/route";
import { POST as confirmBirthday } from "@/app/api/family/children/[id]/birthday/route";
import { POST as withdrawHere } from "@/app/api/family/children/[id]/withdraw/route";
import { GET as readFamily } from "@/app/api/family/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { PATCH as patchProfile } from "@/app/api/user/profile/route";
import type { FamilyView } from "@/lib/across/family/types";
import { bornByOf } from "@/lib/shared/growing";
import { family, waitingFamily } from "@/tests/factories/families";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, tokenIn } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as answerLink, GET as readLink } from "./[token]/route";
import { POST as resend } from "./route";

const look = async (token: string | null, cookie?: string) =>
  (await ask(readLink, { params: { token: token ?? "" }, cookie })).json();
const say = (token: string | null, decision: string, cookie?: string) =>
  ask(answerLink, { method: "POST", params: { token: token ?? "" }, cookie, body: { decision } });
const patch = ({ cookie }: SignedIn, body: unknown) =>
  ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie, body });
const sendAgain = ({ cookie }: SignedIn) => ask(resend, { method: "POST", path: "/api/consent", cookie, body: {} });
const write = ({ cookie }: SignedIn) =>
  ask(recordMood, { method: "POST", body: { mood: "sad", moodScore: 3 }, cookie });
const act = (verb: typeof giveYesAgain, { cookie }: SignedIn, { user }: SignedIn, body: unknown = {}) =>
  ask(verb, { method: "POST", params: { id: user.id }, body, cookie });
const requestsTo = async ({ ctx, user }: SignedIn) =>
  (await mailsAbout(ctx, user.id)).filter(({ kind }) => kind === "consent_request");
const newestLink = async (child: SignedIn) => tokenIn((await requestsTo(child)).at(-1));
const standing = async ({ user }: SignedIn) =>
  (
    await query(
      `SELECT "age", "consent"::text, "termsAcceptedAt" IS NOT NULL AS accepted, "waitingSince" FROM users WHERE "id" = $1`,
      [user.id],
    )
  )[0];

const viewOf = async ({ cookie }: SignedIn) => {
  const view = (await ask(readFamily, { cookie })).json<FamilyView>();
  return view.role === "guardian" ? view.children[0] : undefined;
};
/** The date this many years from today. */
const birthday = (years: number) => bornByOf(new Date(), -years).toISOString().slice(0, 10);

describe("an old link", () => {
  it("ONBD-21 R-07 says what holds now: a later request, a later yes, and a yes taken back", async () => {
    const { child, parent, token } = await waitingFamily();
    await say(token, "refuse");
    expect(await look(token)).toMatchObject({ status: "refused", heldSince: null });
    await sendAgain(child);
    expect(await look(token)).toMatchObject({ status: "refused", heldSince: "pending" });
    const newer = await newestLink(child);
    await say(newer, "agree", parent.cookie);
    expect(await look(token)).toMatchObject({ status: "refused", heldSince: "granted" });
    expect(await look(newer)).toMatchObject({ status: "granted", heldSince: null });
    await say(newer, "withdraw", parent.cookie);
    expect(await look(token)).toMatchObject({ heldSince: "withdrawn" });
    await act(confirmBirthday, parent, child, { turned: 13 });
    expect(await look(token)).toMatchObject({ heldSince: "grown" });
    expect(await look(newer)).toMatchObject({ heldSince: "grown" });
  });

  it("R-07 of an address that is not on record any more tells nothing of what came after", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    const other = await signIn({ age: 40, email: someEmail("aunt") });
    await patch(child, { parentEmail: other.user.email });
    expect(await look(token)).toMatchObject({ status: "refused", heldSince: "closed" });
    await say(await newestLink(child), "agree", other.cookie);
    expect(await look(token)).toMatchObject({ status: "refused", heldSince: "closed" });
  });
});

it("R-07 a call that needs a yes is told which answer holds", async () => {
  const told = async (child: SignedIn) => (await write(child)).json<{ code: string; message: string }>();
  const { child, parent, token } = await waitingFamily();
  expect(await told(child)).toMatchObject({
    code: "consent_required",
    message: expect.stringMatching(/needs to say yes/),
  });
  await say(token, "refuse");
  expect((await told(child)).message).toMatch(/said no for now/);
  await sendAgain(child);
  await say(await newestLink(child), "agree", parent.cookie);
  await act(withdrawHere, parent, child);
  expect((await told(child)).message).toMatch(/withdrew their consent/);
});

describe("after a no", () => {
  it("ONBD-20 R-07 the child may name another grown-up; the day on which the account goes stays", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    const { waitingSince } = (await standing(child)) ?? {};
    const other = await signIn({ age: 40, email: someEmail("aunt") });
    expect((await patch(child, { parentEmail: other.user.email })).status).toBe(200);
    expect(await standing(child)).toMatchObject({ consent: "pending", waitingSince });
    expect((await requestsTo(child)).at(-1)).toMatchObject({ to: { address: other.user.email } });
    expect((await say(await newestLink(child), "agree", other.cookie)).status).toBe(200);
    expect(await standing(child)).toMatchObject({ consent: "granted" });
  });

  it("R-07 R-11 forgets whoever said no once another grown-up is asked, by the link or signed in", async () => {
    const addresses = ({ user }: SignedIn) =>
      query(
        `SELECT "status"::text, "guardianEmail" IS NOT NULL AS "named", "guardianEmailIndex" <> '' AS "marked"
         FROM consents WHERE "userId" = $1 ORDER BY "requestedAt"`,
        [user.id],
      );
    for (const signedIn of [true, false]) {
      const { child, parent, token } = await waitingFamily();
      await say(token, "refuse", signedIn ? parent.cookie : undefined);
      await sendAgain(child);
      expect(await addresses(child)).toEqual([
        { status: "refused", named: true, marked: true },
        { status: "pending", named: true, marked: true },
      ]);
      await say(await newestLink(child), "refuse");
      await patch(child, { parentEmail: someEmail("aunt") });
      const gone = { status: "refused", named: false, marked: false };
      expect(await addresses(child)).toEqual([gone, gone, { status: "pending", named: true, marked: true }]);
      expect(await look(token)).toMatchObject({ heldSince: "closed", mayDecide: [] });
    }
  });

  it("ONBD-20 nobody is pestered: the limit of a day counts for every address", async () => {
    const { child, token } = await waitingFamily();
    await say(token, "refuse");
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      statuses.push((await patch(child, { parentEmail: someEmail("other") })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe("POST /api/family/children/{id}/agree", () => {
  it("ONBD-21 R-07 gives the yes again from the parent's own page, with its line, its row and its mail", async () => {
    const { child, parent, parentEmail, token } = await family();
    await act(withdrawHere, parent, child);
    expect((await write(child)).status).toBe(403);
    const given = await act(giveYesAgain, parent, child);
    expect([given.status, given.json()]).toEqual([200, { status: "granted" }]);
    expect((await write(child)).status).toBe(201);
    expect(await look(token)).toMatchObject({ status: "withdrawn", heldSince: "granted" });
    const receipt = (await mailsAbout(child.ctx, child.user.id)).at(-1);
    expect(receipt).toMatchObject({ kind: "parent_notice", to: { address: parentEmail } });
    expect(await look(tokenIn(receipt), parent.cookie)).toMatchObject({ status: "granted", mayDecide: ["withdraw"] });
    const audit = await query(`SELECT "actor" FROM audit_events WHERE "subject" = $1 AND "action" = 'consent.agree'`, [
      child.user.id,
    ]);
    expect(audit).toEqual([{ actor: parent.user.id }, { actor: parent.user.id }]);
    expect((await act(giveYesAgain, parent, child)).status).toBe(409);
    expect((await act(withdrawHere, parent, child)).status).toBe(200);
    expect(await standing(child)).toMatchObject({ consent: "withdrawn" });
  });

  it("R-07 ends a request that waits in the mail, and is nobody else's to give", async () => {
    const { child, parent } = await family();
    await act(withdrawHere, parent, child);
    await sendAgain(child);
    const waiting = await newestLink(child);
    for (const [who, status] of [
      [await signIn(), 404],
      [child, 403],
    ] as const) {
      expect((await act(giveYesAgain, who, child)).status).toBe(status);
    }
    expect((await act(giveYesAgain, parent, child)).status).toBe(200);
    expect((await say(waiting, "refuse")).status).toBe(404);
    expect(await standing(child)).toMatchObject({ consent: "granted" });
  });

  it("R-07 a first yes comes by the mailed link alone, and none is needed for a teenager", async () => {
    const [waiting, teen] = [await waitingFamily(), await family({ age: 15 })];
    expect((await act(giveYesAgain, waiting.parent, waiting.child)).status).toBe(404);
    expect((await act(giveYesAgain, teen.parent, teen.child)).status).toBe(409);
  });
});

describe("a child who typed an age that is too low", () => {
  it("AUTH-08 R-07 counts as 13 once the parent says so by the link, signed in; both are told", async () => {
    const { child, parent, parentEmail, token } = await waitingFamily();
    const refused = await patch(child, { age: 14 });
    expect([refused.status, refused.json()]).toMatchObject([
      403,
      { code: "guardian_required", issues: [{ path: "age", message: expect.stringContaining("in our e-mail") }] },
    ]);
    expect(await look(token, parent.cookie)).toMatchObject({ mayDecide: ["agree", "refuse", "older", "not_mine"] });
    expect((await say(token, "older")).status).toBe(401);
    expect((await say(token, "older", child.cookie)).status).toBe(403);
    expect((await say(token, "older", (await signIn()).cookie)).status).toBe(403);
    const said = await say(token, "older", parent.cookie);
    expect([said.status, said.json()]).toEqual([200, { status: "grown" }]);
    expect(await standing(child)).toEqual({ age: 13, consent: "not_needed", accepted: true, waitingSince: null });
    expect((await write(child)).status).toBe(201);
    expect(await look(token)).toMatchObject({ heldSince: "grown", mayDecide: [], isGuardian: false });
    // The page says whom they answered for, and links to the family page.
    const answered = { status: "expired", heldSince: "grown", isGuardian: true, decidedAt: expect.any(String) };
    expect(await look(token, parent.cookie)).toMatchObject(answered);
    expect((await say(token, "older", parent.cookie)).status).toBe(404);
    const told = (await mailsAbout(child.ctx, child.user.id)).slice(-2).map(({ to }) => "address" in to && to.address);
    expect(told.sort()).toEqual([child.user.email, parentEmail].sort());
    const view = (await ask(readFamily, { cookie: parent.cookie })).json<FamilyView>();
    expect(view).toMatchObject({ children: [{ id: child.user.id, consent: "notified" }] });
  });

  it("AUTH-08 R-07 then says once how old they are: the day of turning 18 moves, and both are told", async () => {
    const { child, parent, parentEmail, token } = await waitingFamily();
    await say(token, "older", parent.cookie);
    const turns18 = async () => (await viewOf(parent))?.growsUp?.on;
    expect(await turns18()).toBe(birthday(18 - 13));
    const mails = async () => (await mailsAbout(child.ctx, child.user.id)).slice(-2);
    for (const { text } of await mails()) expect(text).toMatch(/\/family/);
    expect((await mails())[0]?.text).toMatch(/enter your age one time here: \S+\/onboarding/);
    expect((await patch(child, { age: 15 })).status).toBe(200);
    expect(await turns18()).toBe(birthday(18 - 15));
    expect((await mails()).map(({ to }) => to)).toEqual([{ address: child.user.email }, { address: parentEmail }]);
    expect((await mails())[1]?.text).toMatch(/13 or older. They've now entered their age: 15.*turns 18 by/s);
    // Entering the age again doesn't move the date, and neither does it for a child with consent
    // whose parent confirmed the birthday.
    expect((await patch(child, { age: 17 })).status).toBe(200);
    expect(await turns18()).toBe(birthday(18 - 15));
    const home = await family({ age: 12 });
    await act(confirmBirthday, home.parent, home.child, { turned: 13 });
    await patch(home.child, { age: 16 });
    expect((await viewOf(home.parent))?.growsUp?.on).toBe(birthday(18 - 13));
  });

  it("AUTH-08 R-07 leaves nothing open where a parent confirms 13 on the family page, whatever was said before", async () => {
    const { child, parent } = await family({ age: 9 });
    await act(withdrawHere, parent, child);
    expect((await act(confirmBirthday, parent, child, { turned: 13 })).status).toBe(200);
    await patch(child, { age: 14 });
    expect((await viewOf(parent))?.growsUp?.on).toBe(birthday(18 - 13));
    // An earlier "13 or older" no longer counts if the person was a child again afterward and then
    // turned 13.
    const other = await waitingFamily();
    await say(other.token, "older", other.parent.cookie);
    expect((await patch(other.child, { age: 10 })).status).toBe(200);
    expect((await say(await newestLink(other.child), "agree", other.parent.cookie)).status).toBe(200);
    expect((await act(confirmBirthday, other.parent, other.child, { turned: 13 })).status).toBe(200);
    await patch(other.child, { age: 17 });
    expect((await viewOf(other.parent))?.growsUp?.on).toBe(birthday(18 - 13));
  });

  it("AUTH-08 R-07 corrects nothing behind the back of the parent who left it open, in one go or in two", async () => {
    for (const steps of [[{ age: 17, parentEmail: "" }], [{ parentEmail: "" }, { age: 17 }]]) {
      const { child, parent, token } = await waitingFamily();
      await say(token, "older", parent.cookie);
      const friend = await signIn({ age: 40, email: someEmail("friend") });
      for (const step of steps) {
        const named = "parentEmail" in step ? { parentEmail: friend.user.email } : {};
        expect((await patch(child, { ...step, ...named })).status).toBe(200);
      }
      expect((await viewOf(friend))?.growsUp?.on).toBe(birthday(18 - 13));
    }
  });

  it("R-07 R-11 nothing that asks a grown-up leaves for them once the child named another", async () => {
    const { child, parentEmail } = await waitingFamily();
    const other = someEmail("aunt");
    expect((await patch(child, { parentEmail: other })).status).toBe(200);
    const unsent = (await mailsAbout(child.ctx, child.user.id)).map(({ to }) => "address" in to && to.address);
    expect(unsent).toContain(other);
    expect(unsent).not.toContain(parentEmail);
  });

  it("AUTH-08 takes no other grown-up's word after a no that was said signed in", async () => {
    const { child, parent, token } = await waitingFamily();
    expect((await say(token, "refuse", parent.cookie)).status).toBe(200);
    const other = await signIn({ age: 40 });
    expect((await patch(child, { parentEmail: other.user.email })).status).toBe(200);
    expect((await say(await newestLink(child), "older", other.cookie)).status).toBe(403);
    expect(await standing(child)).toMatchObject({ age: 9 });
  });

  it("AUTH-08 takes no other minor's word for it, and none from a link that has ended", async () => {
    const parentEmail = someEmail("brother");
    const child = await signIn({ age: 9, parentEmail, consent: "pending" });
    const brother = await signIn({ age: 16, email: parentEmail });
    expect((await say(await newestLink(child), "older", brother.cookie)).status).toBe(403);
    const { child: late, parent, token } = await waitingFamily();
    await query(`UPDATE consents SET "expiresAt" = now() - interval '1 day' WHERE "userId" = $1`, [late.user.id]);
    expect((await say(token, "older", parent.cookie)).status).toBe(404);
    expect([await standing(child), await standing(late)]).toMatchObject([{ age: 9 }, { age: 9 }]);
  });

  it("AUTH-08 corrects it below 13 alone, also while the parent is asked", async () => {
    const { child } = await waitingFamily();
    expect((await patch(child, { age: 12 })).status).toBe(200);
    expect(await standing(child)).toMatchObject({ age: 12, consent: "pending" });
    expect(await requestsTo(child)).toHaveLength(1);
  });
});
