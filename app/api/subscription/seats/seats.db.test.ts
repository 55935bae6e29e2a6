import { POST as retention } from "@/app/api/cron/retention/route";
import { GET as readPlan } from "@/app/api/subscription/route";
import { createSubscription } from "@/lib/features/billing/create-subscription";
import type { SeatsView, SeatView, SubscriptionView } from "@/lib/features/billing/schema";
import { inviteToSeat } from "@/lib/features/billing/seats/invite-to-seat";
import { settleFamily } from "@/lib/features/billing/seats/settle-family";
import { settleTier } from "@/lib/features/billing/settle-tier";
import type { Payments } from "@/lib/ports/payments";
import { newId } from "@/lib/shared/ids";
import { type PersonOptions, type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as accept } from "./[id]/accept/route";
import { POST as decline } from "./[id]/decline/route";
import { DELETE } from "./[id]/route";
import { GET, POST } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;

const invite = (who: SignedIn, inviteeEmail: unknown) =>
  ask(POST, { method: "POST", body: { inviteeEmail }, cookie: who.cookie });
const list = async (who: SignedIn): Promise<SeatsView> => (await ask(GET, { cookie: who.cookie })).json<SeatsView>();
const answer = (handler: typeof accept, who: SignedIn, id: string) =>
  ask(handler, { method: "POST", params: { id }, body: {}, cookie: who.cookie });
const end = (who: SignedIn, id: string) => ask(DELETE, { method: "DELETE", params: { id }, cookie: who.cookie });

async function withPlan(who: SignedIn, tier: string, more: Record<string, unknown> = {}): Promise<void> {
  await insert("subscriptions", {
    userId: who.user.id,
    tier,
    status: "active",
    stripeSubscriptionId: `sub_${newId()}`,
    cardStored: true,
    currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
    ...more,
  });
  await settleTier(who.ctx, who.user.id);
}

async function owner(options: PersonOptions = {}): Promise<SignedIn> {
  const who = await signIn({ firstName: "Maya", ...options });
  await withPlan(who, "family_premium");
  return who;
}

/** A person with a reserved seat. */
async function invited(by: SignedIn, options: PersonOptions = {}): Promise<{ who: SignedIn; seat: SeatView }> {
  const who = await signIn({ firstName: "Noah", ...options });
  return { who, seat: (await invite(by, who.user.email)).json<SeatView>() };
}

async function seated(by: SignedIn, options: PersonOptions = {}): Promise<{ who: SignedIn; seat: SeatView }> {
  const one = await invited(by, options);
  await answer(accept, one.who, one.seat.id);
  return one;
}

/** Calls the verb directly, because the route's own limit would stop most of the tries. */
const inviteAsOften = ({ ctx }: SignedIn, inviteeEmail: string, times: number): Promise<SeatView[]> =>
  Promise.all(Array.from({ length: times }, () => inviteToSeat({ ...ctx, later: () => {} }, { inviteeEmail })));

const tierOf = async (who: SignedIn): Promise<string | undefined> =>
  (await query<{ tier: string }>(`SELECT "subscriptionTier" AS tier FROM users WHERE "id" = $1`, [who.user.id]))[0]
    ?.tier;

const statuses = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((one) => one.status === status).length;

describe("POST /api/subscription/seats", () => {
  it("SUBS-15 keeps a place for an address, sealed, and promises a mail that says nothing of the matter", async () => {
    const maya = await owner();
    const address = someEmail("secret");
    const { status, json } = await invite(maya, address);
    expect(status).toBe(201);
    expect(json()).toMatchObject({ inviteeEmail: address, memberName: null, status: "invited" });
    const [row] = await query(`SELECT * FROM family_seats WHERE "ownerId" = $1`, [maya.user.id]);
    expect(JSON.stringify(row)).not.toContain("secret-");
    const mail = (await mailsAbout(maya.ctx, maya.user.id)).find(({ kind }) => kind === "seat_invitation");
    expect(mail?.to).toEqual({ address });
    expect(mail?.text).toContain("Maya");
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/therap|health|mental|crisis|premium/i);
    expect(await list(maya)).toMatchObject({ free: 4, seats: [{ inviteeEmail: address }], received: [] });
  });

  it("answers the same for an address with an account and one without", async () => {
    const maya = await owner();
    const noah = await signIn();
    const shape = (text: string, address: string) =>
      text.replace(address, "A").replace(/[0-9a-f-]{36}|\d{4}-[^"]+Z/g, "x");
    const [known, unknown] = [noah.user.email, someEmail()];
    expect(shape((await invite(maya, known)).text, known)).toBe(shape((await invite(maya, unknown)).text, unknown));
  });

  it("SUBS-15 nine invitations at the same time: five places beside the owner's, never six", async () => {
    const maya = await owner();
    const more = await Promise.all(Array.from({ length: 9 }, () => invite(maya, someEmail())));
    expect([statuses(more, 201), statuses(more, 409)]).toEqual([5, 4]);
    expect((await list(maya)).free).toBe(0);
  });

  it("API-10 the same try sent twice keeps one place and promises one mail", async () => {
    const maya = await owner();
    const headers = { "idempotency-key": newId() };
    const asked = { method: "POST", body: { inviteeEmail: someEmail() }, cookie: maya.cookie, headers };
    const [first, second] = [await ask(POST, asked), await ask(POST, asked)];
    expect([second.status, second.json()]).toEqual([first.status, first.json()]);
    expect((await list(maya)).seats).toHaveLength(1);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(1);
  });

  it("SUBS-15 D1 the same invitation, sent a dozen times at once and then again, is one place and one mail", async () => {
    const [maya, address] = [await owner(), someEmail()];
    await inviteAsOften(maya, address, 12);
    await invite(maya, address);
    const rows = await query(`SELECT id FROM family_seats WHERE "ownerId" = $1`, [maya.user.id]);
    expect(rows).toHaveLength(1);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(1);
  });

  it("refuses without a family plan, from a place in somebody else's, and from a child", async () => {
    const access = await signIn();
    await withPlan(access, "access");
    const maya = await owner();
    const member = await seated(maya);
    const child = await signIn({ age: 15 });
    const answers = await Promise.all([access, member.who, child].map((who) => invite(who, someEmail())));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it("names the field where the address is one's own or none", async () => {
    const maya = await owner();
    for (const address of [maya.user.email.toUpperCase(), "noah", "", null]) {
      const { status, json } = await invite(maya, address);
      expect([status, json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, "inviteeEmail"]);
    }
  });

  it("a second invitation to an address takes the place of the first; a place that is sat in stays", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    await query(`UPDATE family_seats SET "createdAt" = "createdAt" - interval '1 hour' WHERE id = $1`, [seat.id]);
    const again = (await invite(maya, who.user.email)).json<SeatView>();
    expect((await list(maya)).seats.map(({ id }) => id)).toEqual([again.id]);
    expect((await answer(accept, who, seat.id)).status).toBe(404);
    expect((await answer(accept, who, again.id)).status).toBe(200);
    expect((await invite(maya, who.user.email)).status).toBe(409);
  });
});

describe("answering", () => {
  it("SUBS-15 who accepts has the family's plan at once, and the owner reads their first name", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    expect(await list(who)).toMatchObject({ seats: [], free: 0, received: [{ id: seat.id, ownerName: "Maya" }] });
    expect(await tierOf(who)).toBe("free");
    const { status, json } = await answer(accept, who, seat.id);
    expect([status, json()]).toEqual([200, { status: "accepted" }]);
    expect(await tierOf(who)).toBe("family_premium");
    expect(await list(maya)).toMatchObject({ free: 4, seats: [{ memberName: "Noah", status: "accepted" }] });
    expect((await list(who)).received).toEqual([]);
  });

  it("SUBS-15 an invitation is there for its address alone: to everybody else, its owner too, it does not exist", async () => {
    const maya = await owner();
    const { seat } = await invited(maya);
    const stranger = await signIn();
    for (const who of [stranger, maya]) {
      expect((await list(who)).received).toEqual([]);
      for (const handler of [accept, decline]) expect((await answer(handler, who, seat.id)).status).toBe(404);
    }
    expect((await end(stranger, seat.id)).status).toBe(404);
    expect((await answer(accept, stranger, newId())).status).toBe(404);
  });

  it("pressed twenty times at once it is accepted once, and answered before afterwards", async () => {
    const { who, seat } = await invited(await owner());
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(accept, who, seat.id)));
    expect([statuses(answers, 200), statuses(answers, 409)]).toEqual([1, 19]);
    expect((await answer(decline, who, seat.id)).status).toBe(409);
  });

  it("nobody sits in two families, not even by accepting both at the same moment", async () => {
    const [maya, rosa] = [await owner(), await owner()];
    const { who, seat } = await invited(maya);
    const other = (await invite(rosa, who.user.email)).json<SeatView>();
    const answers = await Promise.all([answer(accept, who, seat.id), answer(accept, who, other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("SUBS-18 two owners who invite each other, and pay for themselves, are told so and do not block each other", async () => {
    const [maya, rosa] = [await owner(), await owner()];
    const toRosa = (await invite(maya, rosa.user.email)).json<SeatView>();
    const toMaya = (await invite(rosa, maya.user.email)).json<SeatView>();
    const answers = await Promise.all([answer(accept, rosa, toRosa.id), answer(accept, maya, toMaya.id)]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers[0]?.json().message).toMatch(/don't pay twice/);
  });

  it("SUBS-18 who sits in a family's plan is not sold another one, and may begin one after leaving it", async () => {
    const { who, seat } = await seated(await owner());
    const ctx = { ...who.ctx, payments: {} as Payments };
    await expect(createSubscription(ctx, { tier: "plus" })).rejects.toMatchObject({ code: "conflict" });
    await end(who, seat.id);
    await expect(createSubscription(ctx, { tier: "plus" })).rejects.not.toMatchObject({ code: "conflict" });
  });

  it("a plan of one's own that is cancelled may run out beside the place", async () => {
    const { who, seat } = await invited(await owner());
    await withPlan(who, "access", { cancelAtPeriodEnd: true });
    expect((await answer(accept, who, seat.id)).status).toBe(200);
  });

  it("SUBS-15 whoever sits in a plan that was cancelled reads its last day, and nothing of it once that is taken back", async () => {
    const maya = await owner();
    const { who } = await seated(maya);
    const seat = async () => (await ask(readPlan, { cookie: who.cookie })).json<SubscriptionView>().seat;
    const cancelled = (to: boolean) =>
      query<{ at: Date }>(
        `UPDATE subscriptions SET "cancelAtPeriodEnd" = $2 WHERE "userId" = $1 RETURNING "currentPeriodEnd" AS at`,
        [maya.user.id, to],
      );
    expect(await seat()).toMatchObject({ ownerName: "Maya", endsAt: null });
    const [row] = await cancelled(true);
    expect(await seat()).toMatchObject({ endsAt: row?.at.toISOString() });
    await cancelled(false);
    expect(await seat()).toMatchObject({ endsAt: null });
  });

  it("a declined place is free again, and the address may be asked once more", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    expect((await answer(decline, who, seat.id)).json()).toEqual({ status: "declined" });
    expect(await list(maya)).toMatchObject({
      free: 5,
      seats: [{ status: "declined", memberName: null, mayAskAgain: true }],
    });
    const again = (await invite(maya, who.user.email)).json<SeatView>();
    expect((await list(maya)).seats).toMatchObject([{ id: again.id, status: "invited", mayAskAgain: false }]);
    await answer(decline, who, again.id);
    expect((await list(maya)).seats).toMatchObject([{ id: again.id, status: "declined", mayAskAgain: false }]);
    expect((await end(maya, again.id)).status).toBe(204);
    expect((await list(maya)).seats).toEqual([]);
  });

  it("SUBS-15 who said no twice is not asked again, whatever the owner did with the rows in between", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    await answer(decline, who, seat.id);
    await end(maya, seat.id);
    const again = (await invite(maya, who.user.email)).json<SeatView>();
    expect(await list(who)).toMatchObject({ received: [{ id: again.id }] });
    await answer(decline, who, again.id);
    const mails = (await mailsAbout(maya.ctx, maya.user.id)).length;
    const { status, json } = await invite(maya, who.user.email);
    expect([status, json().message]).toEqual([409, "This person declined twice, so we won't ask again."]);
    expect([(await list(who)).received, (await mailsAbout(maya.ctx, maya.user.id)).length]).toEqual([[], mails]);
    // Another owner may still ask.
    expect((await invite(await owner(), who.user.email)).status).toBe(201);
  });

  it("SUBS-15 of a place that is long over the address goes, and a second no is still heard", async () => {
    const maya = await owner();
    const [declined, left, fresh] = [await invited(maya), await seated(maya), await invited(maya)];
    await answer(decline, declined.who, declined.seat.id);
    await end(left.who, left.seat.id);
    const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
    const job = () => ask(retention, { method: "POST", headers });
    const stored = () =>
      query<{ id: string; inviteeEmail: string | null }>(
        `SELECT "id"::text, "inviteeEmail" FROM family_seats WHERE "ownerId" = $1`,
        [maya.user.id],
      );
    await job();
    expect((await list(maya)).seats).toHaveLength(3);
    await query(`UPDATE family_seats SET "endedAt" = "endedAt" - interval '31 days' WHERE "ownerId" = $1`, [
      maya.user.id,
    ]);
    await job();
    expect((await list(maya)).seats.map(({ id }) => id)).toEqual([fresh.seat.id]);
    const kept = (await stored()).map(({ id, inviteeEmail }) => [id, inviteeEmail !== null]);
    expect(new Map(kept as [string, boolean][])).toEqual(
      new Map([
        [declined.seat.id, false],
        [fresh.seat.id, true],
      ]),
    );
    const again = (await invite(maya, declined.who.user.email)).json<SeatView>();
    await answer(decline, declined.who, again.id);
    expect((await invite(maya, declined.who.user.email)).status).toBe(409);
  });

  it("an invitation ends after seven days, and keeps no place then", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    expect(new Date(seat.expiresAt).getTime() - new Date(seat.createdAt).getTime()).toBeCloseTo(7 * DAY_MS, -4);
    await query(`UPDATE family_seats SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [seat.id]);
    expect((await answer(accept, who, seat.id)).status).toBe(404);
    expect((await list(who)).received).toEqual([]);
    expect((await list(maya)).free).toBe(5);
  });

  it("where the plan has ended, what it kept waits for nobody", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    await query(`UPDATE subscriptions SET "status" = 'canceled' WHERE "userId" = $1`, [maya.user.id]);
    await settleTier(maya.ctx, maya.user.id);
    expect((await answer(accept, who, seat.id)).status).toBe(404);
    expect((await list(who)).received).toEqual([]);
  });
});

describe("children", () => {
  it("SUBS-15 a child takes a place in their parent's plan, who reads their name; nobody else does", async () => {
    const [parent, aunt] = [await owner(), await owner()];
    const child = await seated(parent, { age: 9, firstName: "Ana", parentEmail: parent.user.email });
    expect(await tierOf(child.who)).toBe("family_premium");
    expect((await list(parent)).seats[0]?.memberName).toBe("Ana");
    expect((await list(aunt)).seats).toEqual([]);
  });

  it.each([9, 15])("SUBS-15 nobody but their parent seats somebody of %i, or has a mail sent to them", async (age) => {
    const [parent, stranger] = [await owner(), await owner()];
    const child = await invited(stranger, { age, parentEmail: parent.user.email });
    expect(child.seat).toMatchObject({ inviteeEmail: child.who.user.email, status: "invited" });
    expect(await mailsAbout(stranger.ctx, stranger.user.id)).toEqual([]);
    expect((await list(child.who)).received).toEqual([]);
    for (const handler of [accept, decline]) {
      expect((await answer(handler, child.who, child.seat.id)).status).toBe(404);
    }
    expect(await tierOf(child.who)).toBe("free");
    const { id } = (await invite(parent, child.who.user.email)).json<SeatView>();
    expect(await mailsAbout(parent.ctx, parent.user.id)).toHaveLength(1);
    expect((await list(child.who)).received.map((one) => one.id)).toEqual([id]);
    expect((await answer(accept, child.who, id)).status).toBe(200);
  });

  it("a child whose parent has not agreed yet cannot accept", async () => {
    const { who, seat } = await invited(await owner(), { age: 9, consent: "pending" });
    const { status, json } = await answer(accept, who, seat.id);
    expect([status, json().code]).toEqual([403, "consent_required"]);
  });
});

describe("DELETE /api/subscription/seats/{id}", () => {
  it("SUBS-15 the owner takes a place back: it is free, and who sat there is told by mail", async () => {
    const maya = await owner();
    const { who, seat } = await seated(maya);
    expect((await end(maya, seat.id)).status).toBe(204);
    expect(await tierOf(who)).toBe("free");
    expect(await list(maya)).toMatchObject({ seats: [], free: 5 });
    const mail = (await mailsAbout(who.ctx, who.user.id)).at(-1);
    expect(mail?.text).toContain("can no longer use the family plan");
    expect((await end(maya, seat.id)).status).toBe(404);
  });

  it("SUBS-15 who sits there leaves by themselves, without a mail; the owner sees that the place is free", async () => {
    const maya = await owner();
    const { who, seat } = await seated(maya);
    expect((await end(who, seat.id)).status).toBe(204);
    expect(await tierOf(who)).toBe("free");
    // The owner no longer sees the member's name.
    expect(await list(maya)).toMatchObject({ free: 5, seats: [{ status: "left", memberName: null }] });
    expect(await mailsAbout(who.ctx, who.user.id)).toEqual([]);
    expect((await end(who, seat.id)).status).toBe(404);
  });

  it("an open invitation that is taken back cannot be accepted", async () => {
    const maya = await owner();
    const { who, seat } = await invited(maya);
    expect((await end(maya, seat.id)).status).toBe(204);
    expect((await answer(accept, who, seat.id)).status).toBe(404);
  });
});

it("SUBS-15 with the owner's plan the whole family's ends, and comes back with it", async () => {
  const maya = await owner();
  const [one, other] = [await seated(maya), await seated(maya)];
  const become = async (status: string) => {
    await query(`UPDATE subscriptions SET "status" = $2 WHERE "userId" = $1`, [maya.user.id, status]);
    await settleTier(maya.ctx, maya.user.id);
    await settleFamily(maya.ctx, maya.user.id);
    return [await tierOf(maya), await tierOf(one.who), await tierOf(other.who)];
  };
  expect(await become("canceled")).toEqual(["free", "free", "free"]);
  expect((await mailsAbout(one.who.ctx, one.who.user.id)).map(({ kind }) => kind)).toEqual(["account_notice"]);
  expect(await become("active")).toEqual(["family_premium", "family_premium", "family_premium"]);
});
