import { POST as beginCard, PUT as putCard, GET as readCardRoute } from "@/app/api/subscription/card/route";
import { POST as changeRoute } from "@/app/api/subscription/change/route";
import { GET as invoicesRoute } from "@/app/api/subscription/invoices/route";
import { POST as previewRoute } from "@/app/api/subscription/preview/route";
import { POST as acceptSeat } from "@/app/api/subscription/seats/[id]/accept/route";
import { POST as keepSeat } from "@/app/api/subscription/seats/route";
import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import type { CardView, InvoiceView, PreviewView, SubscriptionView } from "@/lib/features/billing/schema";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import { newId } from "@/lib/shared/ids";
import type { PaidTier } from "@/lib/shared/tiers";
import { localStripe, type Payer, paying, trialing } from "@/tests/factories/paying";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { CARDS } from "@/tests/fakes/stripe/cards";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

const preview = ({ cookie }: SignedIn, tier: PaidTier) => ask(previewRoute, { method: "POST", body: { tier }, cookie });
const change = ({ cookie }: SignedIn, body: unknown) => ask(changeRoute, { method: "POST", body, cookie });
const invoices = async ({ cookie }: SignedIn) => (await ask(invoicesRoute, { cookie })).json<InvoiceView[]>();
const card = async ({ cookie }: SignedIn) => (await ask(readCardRoute, { cookie })).json<CardView>();
const tierOf = async ({ user }: SignedIn): Promise<unknown> =>
  (await query(`SELECT "subscriptionTier" AS tier FROM users WHERE "id" = $1`, [user.id]))[0]?.tier;

/** The preview of a change, in the form in which the screen sends it back. */
async function seen(who: SignedIn, tier: PaidTier): Promise<{ shown: PreviewView; body: Record<string, unknown> }> {
  const shown = (await preview(who, tier)).json<PreviewView>();
  return { shown, body: { tier, prorationDate: shown.prorationDate } };
}

/** The same preview, five seconds older: timestamps are sent in whole seconds. */
const earlier = <B extends Record<string, unknown>>(body: B) => ({
  ...body,
  prorationDate: new Date(Date.parse(String(body.prorationDate)) - 5000).toISOString(),
});

/** Confirms a card as the browser does, and returns the id of its setup intent. */
async function confirmedCard(who: Payer, number: string): Promise<string> {
  const { status, json } = await ask(beginCard, { method: "POST", body: {}, cookie: who.cookie });
  const { clientSecret, intent } = json<{ clientSecret: string; intent: string }>();
  expect([status, intent]).toEqual([200, "setup"]);
  stripe.confirm(clientSecret, number);
  return clientSecret.split("_secret_")[0] ?? "";
}

const useIt = ({ cookie }: SignedIn, setupIntentId: unknown) =>
  ask(putCard, { method: "PUT", body: { setupIntentId }, cookie });

describe("changing the plan", () => {
  it("SUBS-18 what was shown is what is charged, to the cent, and the plan is another one at once", async () => {
    const kim = await paying(stripe, "access");
    const { shown, body } = await seen(kim, "plus");
    expect(shown.dueNow).toBeGreaterThan(0);
    const { status, json } = await change(kim, body);
    expect([status, json<SubscriptionView>().tier]).toEqual([200, "plus"]);
    const [bill, first] = await invoices(kim);
    expect(bill).toMatchObject({ total: shown.dueNow, status: "paid", tier: "plus", period: { end: shown.nextAt } });
    expect(first).toMatchObject({ tier: "access", period: { end: shown.nextAt } });
    expect(await tierOf(kim)).toBe("plus");
  });

  it("SUBS-18 pressed ten times at once it is charged once", async () => {
    const kim = await paying(stripe, "access");
    const { body } = await seen(kim, "premium");
    const before = (await invoices(kim)).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(kim, body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await invoices(kim)).toHaveLength(before + 1);
  });

  it("SUBS-16 within the free days a change costs nothing, and they go on", async () => {
    const kim = await trialing(stripe, "access");
    const { shown, body } = await seen(kim, "family_premium");
    expect([shown.dueNow, shown.nextTotal]).toEqual([0, 89_900]);
    expect((await change(kim, body)).json<SubscriptionView>()).toMatchObject({
      tier: "family_premium",
      own: { status: "trialing", cancelAtPeriodEnd: false },
    });
    expect((await invoices(kim)).filter(({ total }) => total > 0)).toEqual([]);
  });

  it("SUBS-15 SUBS-18 with a change away from Family Premium its places end, and come back with it", async () => {
    const maya = await paying(stripe, "family_premium");
    const noah = await signIn();
    const body = { inviteeEmail: noah.user.email };
    const { id } = (await ask(keepSeat, { method: "POST", body, cookie: maya.cookie })).json<{ id: string }>();
    await ask(acceptSeat, { method: "POST", params: { id }, body: {}, cookie: noah.cookie });
    expect(await tierOf(noah)).toBe("family_premium");
    await change(maya, (await seen(maya, "plus")).body);
    expect([await tierOf(maya), await tierOf(noah)]).toEqual(["plus", "free"]);
    expect((await mailsAbout(noah.ctx, noah.user.id)).at(-1)?.text).toContain("can no longer use the family plan");
    await change(maya, (await seen(maya, "family_premium")).body);
    expect([await tierOf(maya), await tierOf(noah)]).toEqual(["family_premium", "family_premium"]);
  });

  it("a smaller plan leaves a credit and charges nothing", async () => {
    const kim = await paying(stripe, "premium");
    const { shown, body } = await seen(kim, "access");
    expect([shown.dueNow, shown.credit > 0]).toEqual([0, true]);
    expect((await change(kim, body)).status).toBe(200);
    expect(await tierOf(kim)).toBe("access");
  });

  it("SUBS-18 with a declined card nothing has changed and nothing was charged, and the person reads so", async () => {
    const kim = await paying(stripe, "access");
    await useIt(kim, await confirmedCard(kim, CARDS.failsLater));
    const { body } = await seen(kim, "premium");
    const paid = (await invoices(kim)).filter(({ status }) => status === "paid").length;
    const { status, json } = await change(kim, body);
    expect([status, json().message]).toEqual([
      409,
      expect.stringMatching(/declined this card.*Nothing was charged, and your plan hasn't changed/),
    ]);
    expect(await tierOf(kim)).toBe("access");
    expect((await invoices(kim)).filter(({ status }) => status === "paid")).toHaveLength(paid);
    // With another card, the same preview is accepted.
    await useIt(kim, await confirmedCard(kim, CARDS.good));
    expect((await change(kim, body)).status).toBe(200);
  });

  it.each([
    ["of an hour ago", -60],
    ["of ten minutes from now", 10],
  ])("an amount %s is not charged: it is to be looked at again", async (_, minutes) => {
    const kim = await paying(stripe, "access");
    const prorationDate = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const { status, json } = await change(kim, { tier: "plus", prorationDate });
    expect([status, json().message]).toEqual([409, expect.stringMatching(/check it again/)]);
    expect(await tierOf(kim)).toBe("access");
  });

  it("SUBS-18 what the provider knows and we do not yet is heard: cancelled there, or given back, nothing is charged", async () => {
    const [cancelled, refunded] = [await paying(stripe, "access"), await paying(stripe, "access")];
    const shown = [await seen(cancelled, "plus"), await seen(refunded, "plus")];
    await cancelled.ctx.payments?.setCancelAtPeriodEnd(cancelled.subscriptionId, true, newId());
    stripe.refund((await invoices(refunded))[0]?.id ?? "");
    expect((await change(cancelled, shown[0]?.body)).status).toBe(409);
    const { status, json } = await change(refunded, shown[1]?.body);
    // The refunded plan has ended and no longer counts, so another plan can be started.
    expect([status, json().code]).toEqual([404, "not_found"]);
    for (const who of [cancelled, refunded]) expect(await invoices(who)).toHaveLength(1);
  });

  it("SUBS-18 an amount that was reckoned from another plan than the one of now is not charged", async () => {
    const kim = await paying(stripe, "premium");
    const { shown, body } = await seen(kim, "plus");
    expect(shown.dueNow).toBe(0);
    await change(kim, (await seen(kim, "access")).body);
    const { status, json } = await change(kim, earlier(body));
    expect([status, json().message]).toEqual([409, expect.stringMatching(/check it again/)]);
    expect(await tierOf(kim)).toBe("access");
  });

  it("SUBS-18 nor is one that was reckoned before a change on the provider's own page, whether its event came or not", async () => {
    for (const isHeard of [true, false]) {
      const kim = await paying(stripe, "access");
      const { shown, body } = await seen(kim, "family_premium");
      await kim.ctx.payments?.changeTier(kim.subscriptionId, "plus", new Date(shown.prorationDate), newId());
      if (isHeard) await syncSubscription(kim.ctx, kim.subscriptionId);
      const before = (await invoices(kim)).length;
      const { status, json } = await change(kim, earlier(body));
      expect([status, json().message]).toEqual([409, expect.stringMatching(/check it again/)]);
      expect([await tierOf(kim), (await invoices(kim)).length]).toEqual(["plus", before]);
      expect((await change(kim, (await seen(kim, "family_premium")).body)).status).toBe(200);
    }
  });

  it("refuses the plan that one has, a cancelled plan, one that has not begun, nobody's, and a child", async () => {
    const kim = await paying(stripe, "access");
    expect((await preview(kim, "access")).status).toBe(409);
    await cancelSubscription(kim.ctx);
    const body = { tier: "plus", prorationDate: new Date().toISOString() };
    expect([(await preview(kim, "plus")).status, (await change(kim, body)).status]).toEqual([409, 409]);
    const nobody = await signIn();
    expect([(await preview(nobody, "plus")).status, (await change(nobody, body)).status]).toEqual([404, 404]);
    const child = await signIn({ age: 15 });
    expect([(await preview(child, "plus")).status, (await change(child, body)).status]).toEqual([403, 403]);
    for (const wrong of [{ tier: "free" }, { tier: "gold" }, {}]) {
      const { status, json } = await change(kim, { ...body, tier: undefined, ...wrong });
      expect([status, json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, "tier"]);
    }
  });
});

describe("the card and the invoices", () => {
  it("shows the card that is charged and nothing more of it, and none before there is one", async () => {
    expect(await card(await signIn())).toBeNull();
    const kim = await trialing(stripe);
    expect(await card(kim)).toEqual({ brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 });
  });

  it("another card takes its place without a charge", async () => {
    const kim = await trialing(stripe);
    const { status, json } = await useIt(kim, await confirmedCard(kim, "5555555555554444"));
    expect([status, json()]).toEqual([200, expect.objectContaining({ brand: "mastercard", last4: "4444" })]);
    expect((await invoices(kim)).filter(({ total }) => total > 0)).toEqual([]);
  });

  it("a confirmation of somebody else's, one that is not confirmed, and a made-up one change nothing", async () => {
    const [kim, other] = [await trialing(stripe), await trialing(stripe)];
    const theirs = await confirmedCard(other, "5555555555554444");
    expect((await useIt(kim, theirs)).status).toBe(404);
    const { clientSecret } = (await ask(beginCard, { method: "POST", body: {}, cookie: kim.cookie })).json<{
      clientSecret: string;
    }>();
    expect((await useIt(kim, clientSecret.split("_secret_")[0])).status).toBe(409);
    expect((await useIt(kim, "seti_made_up")).status).toBe(404);
    expect((await useIt(kim, "../customers")).status).toBe(400);
    expect((await card(kim))?.last4).toBe("4242");
  });

  it("everybody reads their own invoices, newest first; who never paid has none", async () => {
    const [kim, other] = [await paying(stripe, "plus"), await paying(stripe, "access")];
    await syncSubscription(other.ctx, other.subscriptionId);
    const [newest] = await invoices(kim);
    expect(newest).toMatchObject({ total: 34_900, status: "paid", pageUrl: expect.stringMatching(/^http/) });
    expect((await invoices(other)).map(({ total }) => total)).not.toContain(34_900);
    expect(await invoices(await signIn())).toEqual([]);
  });

  it.each([
    ["a status that is not known", { status: "settling" }, { status: null, total: 34_900 }, "status=settling"],
    ["no status", { status: null }, { status: null, total: 34_900 }, "status"],
    ["no lines", { lines: undefined }, { status: "paid", tier: null, period: null }, null],
    ["a date told as a text", { created: "2026-11-21" }, null, "created"],
  ])("SUBS-15 a bill with %s does not take the others away, and is said in the log", async (_, odd, shown, unread) => {
    const lines: string[] = [];
    jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    const kim = await paying(stripe, "access");
    expect((await change(kim, (await seen(kim, "plus")).body)).status).toBe(200);
    const [newest, first] = await invoices(kim);
    const bill = stripe.ledger.all("invoice").find(({ number }) => number === first?.number);
    Object.assign(bill ?? {}, { total: 34_900 }, odd);
    expect(await invoices(kim)).toEqual([newest, ...(shown ? [expect.objectContaining(shown)] : [])]);
    const told = lines.filter((line) => line.includes("invoice-not-understood"));
    expect(told).toEqual(unread ? [expect.stringContaining(`"unread":"${unread}"`)] : []);
    jest.restoreAllMocks();
  });

  it("SUBS-15 what is owed is paid with the new card at once, and once; on a declined one nothing has changed", async () => {
    const kim = await trialing(stripe, "plus", CARDS.failsLater);
    stripe.advance(new Date(stripe.now().getTime() + 4 * DAY_MS));
    await syncSubscription(kim.ctx, kim.subscriptionId);
    const standing = () => stripe.ledger.get("subscription", kim.subscriptionId);
    const [owed] = await invoices(kim);
    expect([standing().status, owed?.status, owed?.due]).toEqual(["past_due", "open", 34_900]);
    const before = await card(kim);
    const { status, json } = await useIt(kim, await confirmedCard(kim, CARDS.failsLater));
    expect([status, json().message]).toEqual([409, expect.stringMatching(/declined this card.*Nothing was charged/)]);
    expect([standing().status, await card(kim)]).toEqual(["past_due", before]);
    const good = await confirmedCard(kim, CARDS.good);
    const answers = await Promise.all(Array.from({ length: 5 }, () => useIt(kim, good)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect([standing().status, (await card(kim))?.last4]).toEqual(["active", "4242"]);
    expect((await invoices(kim)).filter(({ total }) => total > 0)).toEqual([
      expect.objectContaining({ status: "paid", total: 34_900, due: 0 }),
    ]);
  });
});
