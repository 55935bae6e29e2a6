import { GET as readPlan } from "@/app/api/subscription/route";
import type { PreparedView, SubscriptionView } from "@/lib/features/billing/schema";
import { newId } from "@/lib/shared/ids";
import { setLocalKeys } from "@/tests/factories/payments";
import { type SignedIn, signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { LOCAL_KEYS } from "@/tests/fakes/stripe/settings";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const DAY = 24 * 60 * 60 * 1000;
let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
  setLocalKeys(stripe);
});
afterAll(() => stripe.close());

const begin = ({ cookie }: SignedIn, tier: string, headers: Record<string, string> = {}) =>
  ask(POST, { method: "POST", body: { tier }, cookie, headers });

const rowsOf = ({ user }: SignedIn) =>
  query<{ tier: string; status: string; stripeSubscriptionId: string }>(
    `SELECT "tier", "status", "stripeSubscriptionId" FROM subscriptions WHERE "userId" = $1`,
    [user.id],
  );

const made = ({ user }: SignedIn) =>
  stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === user.id);

it("API-29 SUBS-02 SUBS-16 answers a client secret with which a card is stored and nothing charged", async () => {
  const kim = await signIn();
  const answer = await begin(kim, "plus");
  expect(answer.status).toBe(200);
  const prepared = answer.json<PreparedView & Record<string, unknown>>();
  expect(prepared).toEqual({
    clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/),
    intent: "setup",
    trialEndsAt: expect.any(String),
  });
  expect(Date.parse(prepared.trialEndsAt ?? "") - Date.now()).toBeCloseTo(3 * DAY, -5);
  expect(stripe.ledger.all("charge")).toEqual([]);
});

it("SUBS-09 choosing a plan again, or reloading, takes the same one up; another plan puts the first away", async () => {
  const kim = await signIn();
  const first = (await begin(kim, "plus")).json<PreparedView>();
  const again = (await begin(kim, "plus")).json<PreparedView>();
  expect(again.clientSecret).toBe(first.clientSecret);
  expect((await begin(kim, "access")).status).toBe(200);
  expect((await rowsOf(kim)).map(({ tier, status }) => [tier, status])).toEqual(
    expect.arrayContaining([
      ["plus", "canceled"],
      ["access", "trialing"],
    ]),
  );
  expect(made(kim).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
});

it("SUBS-09 SUBS-18 the form of a plan that was given up for another in a second tab can pay nothing", async () => {
  const kim = await signIn();
  await insert("subscriptions", {
    ...{ userId: kim.user.id, tier: "plus", status: "canceled", cardStored: true },
    ...{ trialEndsAt: new Date(0), createdAt: new Date(0) },
  });
  const first = (await begin(kim, "access")).json<PreparedView>();
  const second = (await begin(kim, "plus")).json<PreparedView>();
  expect(() => stripe.confirm(first.clientSecret)).toThrow("canceled");
  stripe.confirm(second.clientSecret);
  const [{ customer = "" } = {}] = made(kim);
  const charged = stripe.ledger.all("charge").filter((of) => of.customer === customer);
  expect(charged.map(({ amount }) => amount)).toEqual([34_900]);
});

it("SUBS-09 50 calls at the same time make one customer and one subscription, and are told the same", async () => {
  const kim = await signIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => begin(kim, "premium")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => json<PreparedView>().clientSecret)).size).toBe(1);
  expect(made(kim)).toHaveLength(1);
  expect(stripe.ledger.all("customer").filter(({ metadata }) => metadata.userId === kim.user.id)).toHaveLength(1);
  expect(await rowsOf(kim)).toHaveLength(1);
}, 60_000);

it("SUBS-09 a plan that runs is never begun a second time", async () => {
  const kim = await signIn();
  stripe.confirm((await begin(kim, "plus")).json<PreparedView>().clientSecret);
  for (const tier of ["plus", "premium"]) {
    const answer = await begin(kim, tier);
    expect([answer.status, answer.json()]).toMatchObject([409, { code: "conflict" }]);
  }
  expect(made(kim)).toHaveLength(1);
});

it("SUBS-07 the free days are given once: the next plan's first month is paid", async () => {
  const kim = await signIn();
  stripe.confirm((await begin(kim, "plus")).json<PreparedView>().clientSecret);
  const plan = await ask(readPlan, { cookie: kim.cookie });
  expect(plan.json<SubscriptionView>()).toMatchObject({ tier: "plus", trialAvailable: false });
  const [{ stripeSubscriptionId = "" } = {}] = await rowsOf(kim);
  await kim.ctx.payments?.endNow(stripeSubscriptionId, newId());
  await query(`UPDATE subscriptions SET "status" = 'canceled' WHERE "userId" = $1`, [kim.user.id]);
  expect((await begin(kim, "plus")).json()).toMatchObject({ intent: "payment", trialEndsAt: null });
});

it("SUBS-06 SUBS-17 children and teens are told to ask a parent, and the provider hears nothing of them", async () => {
  for (const age of [9, 15]) {
    const child = await signIn({ age });
    const before = stripe.requests.length;
    const answer = await begin(child, "plus");
    expect([answer.status, answer.json()]).toMatchObject([403, { message: "Ask a parent or guardian to upgrade." }]);
    expect(stripe.requests.length).toBe(before);
  }
});

it("API-29 an unknown plan, the free one and a visitor are refused", async () => {
  const kim = await signIn();
  for (const tier of ["free", "gold", ""]) expect((await begin(kim, tier)).status).toBe(400);
  expect((await ask(POST, { method: "POST", body: { tier: "plus" } })).status).toBe(401);
});

it("API-29 an Idempotency-Key answers the same again and refuses another plan before anything happens", async () => {
  const kim = await signIn();
  const headers = { "idempotency-key": newId() };
  const first = (await begin(kim, "plus", headers)).json();
  expect((await begin(kim, "plus", headers)).json()).toEqual(first);
  const other = await begin(kim, "access", headers);
  expect([other.status, other.json()]).toMatchObject([409, { code: "idempotency_conflict" }]);
  expect(made(kim)).toHaveLength(1);
});

it("SUBS-09 when the provider's answer is lost, the next try finds what it made", async () => {
  const kim = await signIn();
  const real = kim.ctx.payments;
  if (!real) throw new Error("no payments");
  stripe.fail({ status: 503 }, { status: 503 }, { status: 503 });
  expect((await begin(kim, "plus")).status).toBe(503);
  const answer = await begin(kim, "plus");
  expect(answer.status).toBe(200);
  expect(made(kim)).toHaveLength(1);
});

it("SUBS-09 a customer who was deleted at the provider is made anew", async () => {
  const kim = await signIn();
  await begin(kim, "plus");
  const [subscription] = made(kim);
  stripe.ledger.remove(subscription?.customer ?? "");
  stripe.ledger.remove(subscription?.id ?? "");
  expect((await begin(kim, "plus")).status).toBe(200);
});

it("SUBS-01 the browser is given the key that opens nothing", async () => {
  const kim = await signIn();
  const view = (await ask(readPlan, { cookie: kim.cookie })).json<SubscriptionView>();
  expect(view).toEqual({
    tier: "free",
    own: null,
    hasBills: false,
    seat: null,
    trialAvailable: true,
    publishableKey: LOCAL_KEYS.publishableKey,
  });
});
