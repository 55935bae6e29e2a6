import { resendConsent } from "@/lib/core/consent/resend-consent";
import type { ConsentState } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, tokenIn } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET as readUser } from "../auth/user/route";
import { PATCH as patchProfile } from "../user/profile/route";
import { POST as answerLink, GET as readLink } from "./[token]/route";
import { POST as resend } from "./route";

interface Family {
  readonly child: SignedIn;
  readonly parentEmail: string;
  readonly token: string;
}

async function waitingFamily(): Promise<Family> {
  const parentEmail = someEmail("parent");
  const child = await signIn({ age: 9, firstName: "Ana", parentEmail, consent: "pending" });
  return { child, parentEmail, token: await latestToken(child) };
}

const requestsTo = async (child: SignedIn) =>
  (await mailsAbout(child.ctx, child.user.id)).filter(({ kind }) => kind === "consent_request");
const latestToken = async (child: SignedIn): Promise<string> => tokenIn((await requestsTo(child)).at(-1));

const look = (token: string, cookie?: string) =>
  ask(readLink, { path: `/api/consent/${token}`, params: { token }, cookie });
const say = (token: string, decision: unknown, cookie?: string) =>
  ask(answerLink, { method: "POST", path: `/api/consent/${token}`, params: { token }, cookie, body: { decision } });
const sendAgain = (cookie?: string, body: unknown = {}) =>
  ask(resend, { method: "POST", path: "/api/consent", cookie, body });
const patch = (cookie: string, body: unknown) =>
  ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie, body });

const consentOf = async ({ user }: SignedIn): Promise<ConsentState | undefined> =>
  (await query<{ consent: ConsentState }>(`SELECT "consent"::text FROM users WHERE "id" = $1`, [user.id]))[0]?.consent;
const rowsOf = ({ user }: SignedIn) =>
  query(`SELECT * FROM consents WHERE "userId" = $1 ORDER BY "requestedAt", "id"`, [user.id]);
const age = (token: string, days: number) =>
  query(
    `UPDATE consents SET "requestedAt" = "requestedAt" - make_interval(days => $2), "expiresAt" = "expiresAt" - make_interval(days => $2) WHERE "tokenHash" = $1`,
    [hashToken(token), days],
  );

describe("under 13: asking the parent", () => {
  it("ONBD-21 stores the account, age and parent's address alone, and mails a link of seven days", async () => {
    const child = await signIn({ age: null, firstName: "Ana" });
    const parentEmail = someEmail("Parent");
    const { status, json } = await patch(child.cookie, {
      age: 9,
      parentEmail,
      acceptMedicalDisclaimer: true,
      language: "es",
      culturalBackground: "mixed",
      religion: "hindu",
      therapyGoals: "Less worry",
      preferredTherapyTypes: ["7f0dbb51-6a53-4f1e-9b93-0c9a2e3f4d10"],
      voicePreference: true,
    });
    expect(status).toBe(200);
    expect(json()).toMatchObject({ age: 9, ageGroup: "child", isChildAccount: true, consent: "pending" });
    const [row] = await query(`SELECT * FROM users WHERE "id" = $1`, [child.user.id]);
    expect(row).toMatchObject({
      language: "en",
      culturalBackground: null,
      religion: null,
      therapyGoals: null,
      preferredTherapyTypes: [],
      voicePreference: null,
      termsAcceptedAt: null,
      disclaimerAcknowledgedAt: null,
    });
    const [mail] = await mailsAbout(child.ctx, child.user.id);
    expect(mail).toMatchObject({ kind: "consent_request", to: { address: parentEmail.toLowerCase() } });
    expect(mail?.text).toContain(`http://localhost:3000/consent/${tokenIn(mail)}`);
    const [consent] = await rowsOf(child);
    expect(consent?.tokenHash).toBe(hashToken(tokenIn(mail)));
    expect(Number(consent?.expiresAt) - Number(consent?.requestedAt)).toBe(7 * 24 * 60 * 60 * 1000);
    expect(consent?.guardianEmail).toMatch(/^v1\./);
  });

  it("does not ask twice for the same answer, and asks a corrected address with a new link", async () => {
    const { child, parentEmail, token } = await waitingFamily();
    await patch(child.cookie, { age: 8, parentEmail: parentEmail.toUpperCase() });
    expect(await requestsTo(child)).toHaveLength(1);
    const corrected = someEmail("father");
    await patch(child.cookie, { parentEmail: corrected });
    const mails = await requestsTo(child);
    expect(mails.map(({ to }) => to)).toEqual([{ address: parentEmail }, { address: corrected }]);
    expect((await look(token)).json()).toMatchObject({ status: "expired" });
    expect((await look(tokenIn(mails[1]))).json()).toMatchObject({ status: "pending" });
  });

  it("sends the e-mail again with a fresh link; the old one dies", async () => {
    const { child, token } = await waitingFamily();
    const { status, json } = await sendAgain(child.cookie);
    expect([status, json()]).toMatchObject([201, { status: "pending", guardianEmail: "p•••@example.com" }]);
    const fresh = await latestToken(child);
    expect(fresh).not.toBe(token);
    expect((await say(token, "refuse")).status).toBe(404);
    expect((await say(fresh, "refuse")).status).toBe(200);
  });

  it("ONBD-21 D1 pressed eight times at once, it's one e-mail", async () => {
    const { child } = await waitingFamily();
    const before = (await requestsTo(child)).length;
    const ctx = { ...child.ctx, later: () => {} };
    await Promise.all(Array.from({ length: 8 }, () => resendConsent(ctx)));
    expect(await requestsTo(child)).toHaveLength(before + 1);
  });

  it("cannot be used to flood somebody's mailbox", async () => {
    const { child } = await waitingFamily();
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await sendAgain(child.cookie)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    expect(await requestsTo(child)).toHaveLength(5);
    expect((await patch(child.cookie, { parentEmail: someEmail("other") })).status).toBe(429);
  });

  it("has nothing to send for people who need no consent, or have it, or are not signed in", async () => {
    expect((await sendAgain((await signIn()).cookie)).status).toBe(409);
    expect((await sendAgain((await signIn({ age: 9 })).cookie)).status).toBe(409);
    expect((await sendAgain()).status).toBe(401);
  });
});

describe("GET /api/consent/{token}", () => {
  it("tells the holder of the link what is asked and for whom, with the address masked", async () => {
    const { token, parentEmail } = await waitingFamily();
    const { status, json, text } = await look(token);
    expect(status).toBe(200);
    expect(json()).toMatchObject({
      status: "pending",
      childFirstName: "Ana",
      guardianEmail: "p•••@example.com",
      isSignedIn: false,
      isGuardian: false,
      mayDecide: ["refuse", "not_mine"],
      decidedAt: null,
    });
    expect(text).not.toContain(parentEmail);
    expect(text).not.toContain("Test");
  });

  it("knows the guardian by the address, however it is written, and nobody else", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ age: null, email: parentEmail });
    expect((await look(token, parent.cookie)).json()).toMatchObject({
      isGuardian: true,
      mayDecide: ["agree", "refuse", "older", "not_mine"],
    });
    expect((await look(token, (await signIn()).cookie)).json()).toMatchObject({ isGuardian: false, isSignedIn: true });
    expect((await look(token, child.cookie)).json()).toMatchObject({ isGuardian: false });
  });

  it("changes nothing, however often it is read", async () => {
    const { token, child } = await waitingFamily();
    const before = await rowsOf(child);
    await Promise.all([look(token), look(token), look(token)]);
    expect(await rowsOf(child)).toEqual(before);
  });

  it.each(["unknown", "x".repeat(43), "x".repeat(500), "%00", "' OR 1=1"])(
    "does not know the link %p",
    async (token) => {
      expect([400, 404]).toContain((await look(token)).status);
    },
  );
});

describe("POST /api/consent/{token}", () => {
  it("ONBD-21 lets the parent agree, signed in with that address: the child may write from then on", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    const { status, json } = await say(token, "agree", parent.cookie);
    expect([status, json()]).toEqual([200, { status: "granted" }]);
    expect((await ask(readUser, { cookie: child.cookie })).json()).toMatchObject({ consent: "granted" });
    const [row] = await rowsOf(child);
    expect(row).toMatchObject({ status: "granted", guardianId: parent.user.id, decidedAt: expect.any(Date) });
    const told = await patch(child.cookie, { therapyGoals: "Sleep well", religion: "hindu" });
    expect(told.json()).toMatchObject({ therapyGoals: "Sleep well", religion: "hindu" });
  });

  it("records who answered, accepts for the child, and confirms it by mail", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    await say(token, "agree", parent.cookie);
    const audit = await query(`SELECT "actor", "action", "outcome" FROM audit_events WHERE "subject" = $1`, [
      child.user.id,
    ]);
    expect(audit).toEqual([{ actor: parent.user.id, action: "consent.agree", outcome: "done" }]);
    const [row] = await query(`SELECT * FROM users WHERE "id" = $1`, [child.user.id]);
    expect(row).toMatchObject({ termsAcceptedAt: expect.any(Date), disclaimerAcknowledgedAt: expect.any(Date) });
    const receipt = (await mailsAbout(child.ctx, child.user.id)).at(-1);
    expect(receipt).toMatchObject({ kind: "parent_notice", to: { address: parentEmail } });
    expect(tokenIn(receipt)).toBe(token);
  });

  it("takes a yes from nobody but the guardian", async () => {
    const { token, child } = await waitingFamily();
    expect((await say(token, "agree")).status).toBe(401);
    expect((await say(token, "agree", (await signIn()).cookie)).status).toBe(403);
    expect((await say(token, "agree", child.cookie)).status).toBe(403);
    expect(await consentOf(child)).toBe("pending");
  });

  it("takes no yes from another minor, also with the right address", async () => {
    const parentEmail = someEmail("brother");
    const child = await signIn({ age: 9, parentEmail, consent: "pending" });
    const brother = await signIn({ age: 16, email: parentEmail });
    expect((await say(await latestToken(child), "agree", brother.cookie)).status).toBe(403);
  });

  it("takes a no from the link alone", async () => {
    const { token, child } = await waitingFamily();
    expect((await say(token, "refuse")).json()).toEqual({ status: "refused" });
    expect(await consentOf(child)).toBe("refused");
    const [row] = await rowsOf(child);
    expect(row).toMatchObject({ status: "refused", guardianId: null });
  });

  it("is answered once", async () => {
    const { token, parentEmail } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    expect((await say(token, "refuse")).status).toBe(200);
    expect((await say(token, "agree", parent.cookie)).status).toBe(409);
    expect((await say(token, "refuse")).status).toBe(409);
  });

  it("is answered once also by two at the same time", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    const answers = await Promise.all([say(token, "agree", parent.cookie), say(token, "refuse")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(["granted", "refused"]).toContain(await consentOf(child));
    const audit = await query(`SELECT 1 FROM audit_events WHERE "subject" = $1`, [child.user.id]);
    expect(audit).toHaveLength(1);
  });

  it("ends after seven days, and the child can ask again", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    await age(token, 8);
    expect((await look(token)).json()).toMatchObject({ status: "expired", mayDecide: ["not_mine"] });
    const late = await say(token, "agree", parent.cookie);
    expect([late.status, late.json()]).toMatchObject([404, { message: expect.stringContaining("has expired") }]);
    expect(await consentOf(child)).toBe("pending");
    expect((await sendAgain(child.cookie)).status).toBe(201);
    expect((await say(await latestToken(child), "agree", parent.cookie)).status).toBe(200);
  });

  it("lets the guardian, and nobody else, take the yes back on the same page", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    const parent = await signIn({ email: parentEmail });
    await say(token, "agree", parent.cookie);
    await age(token, 30);
    expect((await look(token, parent.cookie)).json()).toMatchObject({ status: "granted", mayDecide: ["withdraw"] });
    expect((await say(token, "withdraw")).status).toBe(401);
    expect((await say(token, "withdraw", (await signIn()).cookie)).status).toBe(403);
    expect((await say(token, "withdraw", parent.cookie)).json()).toEqual({ status: "withdrawn" });
    expect(await consentOf(child)).toBe("withdrawn");
    const kept = await patch(child.cookie, { therapyGoals: "Something new" });
    expect(kept.json()).toMatchObject({ therapyGoals: null });
  });

  it("keeps a child from replacing the parent who has answered", async () => {
    const { token, parentEmail, child } = await waitingFamily();
    await say(token, "agree", (await signIn({ email: parentEmail })).cookie);
    const replaced = await patch(child.cookie, { parentEmail: someEmail("friend") });
    expect([replaced.status, replaced.json()]).toMatchObject([403, { code: "guardian_required" }]);
  });

  it("refuses answers that are none", async () => {
    const { token } = await waitingFamily();
    for (const decision of ["yes", "", null, { agree: true }]) expect((await say(token, decision)).status).toBe(400);
  });
});
