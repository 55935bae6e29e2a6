import { GET as listRelationships } from "@/app/api/relationships/route";
import { examineInvitation, invitePartner } from "@/lib/features/couples/invite-partner";
import { inviteInput } from "@/lib/features/couples/schema";
import type { Invitation, Relationship } from "@/lib/features/couples/types";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as accept } from "./[token]/accept/route";
import { POST as decline } from "./[token]/decline/route";
import { POST as resend } from "./[token]/resend/route";
import { DELETE as revoke } from "./[token]/route";
import { GET, POST } from "./route";

const CRISIS = "I will kill myself if you do not come";

const invite = (who: SignedIn | null, body: unknown) => ask(POST, { method: "POST", body, cookie: who?.cookie });
const list = async (who: SignedIn): Promise<Invitation[]> =>
  (await ask(GET, { cookie: who.cookie })).json<Invitation[]>();
const answer = (handler: typeof accept, who: SignedIn | null, token: string) =>
  ask(handler, { method: "POST", params: { token }, body: {}, cookie: who?.cookie });

/** Calls the verb directly and keeps its mail queued, so that the link can be read. */
async function invited(maya: SignedIn, inviteeEmail: string): Promise<{ invitation: Invitation; token: string }> {
  const input = inviteInput.parse({ inviteeEmail, relationshipType: "dating", personalMessage: "Would you?" });
  const invitation = await invitePartner({ ...maya.ctx, later: () => {} }, await examineInvitation(maya.ctx, input));
  return { invitation, token: await newestToken(maya) };
}

async function newestToken({ ctx, user }: SignedIn): Promise<string> {
  const mails = (await mailsAbout(ctx, user.id)).filter(({ kind }) => kind === "partner_invitation");
  return /invitation=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

describe("POST /api/partner-invitations", () => {
  it("API-39 COUP-12 answers 201 with a pending invitation that ends after seven days, and promises a mail", async () => {
    const maya = await signIn({ firstName: "Maya" });
    const address = someEmail("noah");
    const { invitation } = await invited(maya, address);
    expect(invitation).toMatchObject({ inviteeEmail: address, relationshipType: "dating", status: "pending" });
    const life = new Date(invitation.expiresAt).getTime() - new Date(invitation.createdAt).getTime();
    expect(life).toBeGreaterThan(6.99 * 86_400_000);
    expect(life).toBeLessThan(7.01 * 86_400_000);
    const [mail] = await mailsAbout(maya.ctx, maya.user.id);
    expect(mail).toMatchObject({ kind: "partner_invitation", to: { address } });
    expect(mail?.text).toContain("Maya");
    // Links straight to home: someone who is signed in doesn't have to sign in again.
    expect(mail?.text).toMatch(/\/\?invitation=/);
    expect(mail?.text).not.toContain("/api/login");
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/therap|couple|health|relationship|Would you/i);
    expect((await invite(maya, { inviteeEmail: someEmail(), relationshipType: "marriage" })).status).toBe(201);
  });

  it("keeps address and words sealed and the token hashed", async () => {
    const maya = await signIn();
    const { token } = await invited(maya, someEmail("secret"));
    expect(token.length).toBeGreaterThan(40);
    const [row] = await query(`SELECT * FROM partner_invitations WHERE "inviterId" = $1`, [maya.user.id]);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`secret-|Would you|${token}`));
  });

  it.each(["", "noah", "noah@", "@example.com", null, 4])("VALD-14 refuses %p as an address", async (inviteeEmail) => {
    const refused = await invite(await signIn(), { inviteeEmail, relationshipType: "family" });
    expect(refused.status).toBe(400);
    expect(refused.json().issues).toEqual([{ path: "inviteeEmail", message: "Invalid email format" }]);
  });

  it("VALD-15 COUP-06 takes both lists of types and refuses others with the documented words", async () => {
    for (const relationshipType of ["marriage", "polyamorous", "romantic", "friend", "therapeutic", "family"]) {
      const maya = await signIn();
      expect((await invite(maya, { inviteeEmail: someEmail(), relationshipType })).status).toBe(201);
    }
    const refused = await invite(await signIn(), { inviteeEmail: someEmail(), relationshipType: "neighbour" });
    expect(refused.json().message).toBe("Relationship type must be one of: romantic, family, friend, therapeutic");
  });

  it("VALD-16 takes no personal message, and one of 1000 characters, and no longer one", async () => {
    const body = { relationshipType: "family" };
    const send = async (personalMessage?: string) =>
      invite(await signIn(), { ...body, inviteeEmail: someEmail(), personalMessage });
    expect((await send()).status).toBe(201);
    expect((await send("y".repeat(1000))).status).toBe(201);
    const refused = await send("y".repeat(1001));
    expect([refused.status, refused.json().message]).toEqual([400, "Personal message is too long"]);
  });

  it("CRIS-16 reads the personal message for a crisis", async () => {
    const maya = await signIn();
    const sent = await invite(maya, { inviteeEmail: someEmail(), relationshipType: "dating", personalMessage: CRISIS });
    expect([sent.status, sent.json().crisis_detected]).toEqual([201, true]);
    const rows = await query(`SELECT "source" FROM crisis_incidents WHERE "userId" = $1`, [maya.user.id]);
    expect(rows).toEqual([{ source: "invitation" }]);
  });

  it("refuses one's own address kindly, by its field", async () => {
    const maya = await signIn();
    const refused = await invite(maya, { inviteeEmail: maya.user.email.toUpperCase(), relationshipType: "family" });
    expect(refused.status).toBe(400);
    expect(refused.json().issues).toEqual([{ path: "inviteeEmail", message: expect.stringMatching(/own address/) }]);
  });

  it("answers for a minor's address as for any other, mails nothing there, and is refused when they accept", async () => {
    const [maya, leo, stranger] = [await signIn(), await signIn({ age: 15 }), someEmail()];
    const shapes = [];
    for (const inviteeEmail of [leo.user.email, stranger]) {
      const sent = await invite(maya, { inviteeEmail, relationshipType: "family" });
      shapes.push([sent.status, Object.keys(sent.json()).sort().join()]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const to = (await mailsAbout(maya.ctx, maya.user.id)).map((mail) => ("address" in mail.to ? mail.to.address : ""));
    expect(to).toEqual([stranger]);
    const [row] = await query<{ id: string }>(
      `SELECT "id"::text FROM partner_invitations WHERE "inviterId" = $1 ORDER BY "createdAt" LIMIT 1`,
      [maya.user.id],
    );
    expect((await answer(accept, leo, row?.id ?? "")).status).toBe(403);
  });

  it("takes the place of an open one to the same address", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const first = await invited(maya, noah.user.email);
    await query(`UPDATE partner_invitations SET "createdAt" = "createdAt" - interval '1 hour' WHERE "inviterId" = $1`, [
      maya.user.id,
    ]);
    const second = await invited(maya, noah.user.email);
    expect(await list(noah)).toHaveLength(1);
    expect((await answer(accept, noah, first.token)).status).toBe(404);
    expect((await answer(accept, noah, second.token)).status).toBe(200);
  });

  it("COUP-12 D1 is one, mailed once, when the same form is sent twice; with other words it's another", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const first = await invited(maya, noah.user.email);
    const second = await invited(maya, noah.user.email);
    expect(second.invitation.id).toBe(first.invitation.id);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(1);
    await invite(maya, { inviteeEmail: noah.user.email, relationshipType: "dating", personalMessage: "Please?" });
    expect((await answer(accept, noah, first.token)).status).toBe(404);
    expect(await list(noah)).toHaveLength(1);
  });

  it("asks for patience after ten in a day", async () => {
    const maya = await signIn();
    for (let at = 0; at < 10; at += 1) await invite(maya, { inviteeEmail: someEmail(), relationshipType: "family" });
    const refused = await invite(maya, { inviteeEmail: someEmail(), relationshipType: "family" });
    expect(refused.status).toBe(429);
  });

  it.each([
    ["COUP-18 a child", { age: 9 }],
    ["COUP-18 a teen", { age: 15 }],
    ["somebody whose age is not known", { age: null }],
  ])("%s is refused with 403 by every call", async (_, person) => {
    const who = await signIn(person);
    const token = newId();
    const statuses = [
      (await invite(who, { inviteeEmail: someEmail(), relationshipType: "family" })).status,
      (await ask(GET, { cookie: who.cookie })).status,
      (await answer(accept, who, token)).status,
      (await answer(decline, who, token)).status,
      (await ask(listRelationships, { cookie: who.cookie })).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
  });
});

describe("answering an invitation", () => {
  it("COUP-12 COUP-13 shows to the invitee after sign-in, who accepts in one call: inviter partner1, invitee partner2", async () => {
    const maya = await signIn({ firstName: "Maya" });
    const address = someEmail("later");
    const { token } = await invited(maya, address);
    // The account is created after the invitation.
    const noah = await signIn({ firstName: "Noah", email: address });
    const [received] = await list(noah);
    expect(received).toMatchObject({
      direction: "received",
      inviterName: "Maya",
      personalMessage: "Would you?",
      inviteeEmail: null,
    });
    const accepted = await answer(accept, noah, token);
    expect(accepted.status).toBe(200);
    expect(accepted.json<Relationship>()).toMatchObject({
      partner1Id: maya.user.id,
      partner2Id: noah.user.id,
      relationshipName: "Maya & Noah",
      relationshipType: "dating",
      status: "active",
      partnerName: "Maya",
    });
    expect(await list(noah)).toEqual([]);
    expect((await list(maya))[0]).toMatchObject({ direction: "sent", status: "accepted" });
  });

  it("works once, and by the id that the list shows as by the mailed token", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    await invited(maya, noah.user.email);
    const [received] = await list(noah);
    expect((await answer(accept, noah, received?.token ?? "")).status).toBe(200);
    expect((await answer(accept, noah, received?.token ?? "")).status).toBe(409);
    expect((await answer(decline, noah, received?.token ?? "")).status).toBe(409);
  });

  it("makes one relationship of two accepts at once", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { token } = await invited(maya, noah.user.email);
    const answers = await Promise.all([1, 2, 3].map(() => answer(accept, noah, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("AUTH-12 needs a sign-in with the address that was invited: the link alone opens nothing", async () => {
    const [maya, noah, thief] = [await signIn(), await signIn(), await signIn()];
    const { token } = await invited(maya, noah.user.email);
    expect((await answer(accept, null, token)).status).toBe(401);
    expect((await answer(accept, thief, token)).status).toBe(404);
    expect((await answer(accept, maya, token)).status).toBe(404);
    expect((await answer(decline, thief, token)).status).toBe(404);
    expect(await list(thief)).toEqual([]);
  });

  it("COUP-12 ends after seven days", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { token } = await invited(maya, noah.user.email);
    await query(`UPDATE partner_invitations SET "expiresAt" = now() - interval '1 second' WHERE "inviterId" = $1`, [
      maya.user.id,
    ]);
    expect(await list(noah)).toEqual([]);
    expect((await list(maya))[0]?.status).toBe("expired");
    expect((await answer(accept, noah, token)).status).toBe(404);
  });

  it("API-58 declines: nothing is shared, and the inviter sees only that", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { token } = await invited(maya, noah.user.email);
    expect((await answer(decline, noah, token)).status).toBe(200);
    expect((await list(maya))[0]?.status).toBe("declined");
    expect((await ask(listRelationships, { cookie: noah.cookie })).json()).toEqual([]);
    expect((await answer(accept, noah, token)).status).toBe(409);
  });

  it("who was turned down is answered as ever, and reaches nobody with further invitations for a month", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { token } = await invited(maya, noah.user.email);
    await answer(decline, noah, token);
    const mails = (await mailsAbout(maya.ctx, maya.user.id)).length;
    const again = await invite(maya, { inviteeEmail: noah.user.email, relationshipType: "family" });
    expect([again.status, again.json().status]).toEqual([201, "pending"]);
    expect(await list(noah)).toEqual([]);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(mails);
    await query(
      `UPDATE partner_invitations SET "declinedAt" = now() - interval '31 days' WHERE "inviterId" = $1 AND "status" = 'declined'`,
      [maya.user.id],
    );
    expect(await list(noah)).toHaveLength(1);
  });
});

describe("an invitation that was sent", () => {
  it("is sent again with a new link; the old one stops working", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { invitation, token } = await invited(maya, noah.user.email);
    const again = await ask(resend, {
      method: "POST",
      params: { token: invitation.id },
      body: {},
      cookie: maya.cookie,
    });
    expect(again.status).toBe(200);
    expect((await answer(accept, noah, token)).status).toBe(404);
    expect((await answer(accept, noah, await newestToken(maya))).status).toBe(200);
  });

  it("is taken back by who sent it, and by nobody else", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { invitation, token } = await invited(maya, noah.user.email);
    const call = (who: SignedIn) =>
      ask(revoke, { method: "DELETE", params: { token: invitation.id }, cookie: who.cookie });
    expect((await call(noah)).status).toBe(404);
    expect((await call(maya)).status).toBe(204);
    expect((await call(maya)).status).toBe(404);
    expect((await answer(accept, noah, token)).status).toBe(404);
  });
});
