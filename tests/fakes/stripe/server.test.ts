import Stripe from "stripe";
import { CARDS } from "./cards";
import type { LocalStripe } from "./controls";
import { startLocalStripe } from "./server";
import { LOCAL_KEYS } from "./settings";

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
});
afterAll(() => stripe.close());

async function call(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${stripe.baseUrl}${path}`, {
    method: "POST",
    body,
    headers: {
      authorization: `Bearer ${LOCAL_KEYS.secretKey}`,
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });
  return { status: answer.status, replayed: answer.headers.get("idempotent-replayed"), json: await answer.json() };
}

it("refuses another key, a missing field and a field that it does not know", async () => {
  expect((await call("/v1/customers", "email=a@b.c", { authorization: "Bearer sk_other" })).status).toBe(401);
  const missing = await call("/v1/subscriptions", "payment_behavior=default_incomplete");
  expect([missing.status, missing.json.error]).toMatchObject([400, { code: "parameter_missing", param: "customer" }]);
  const unknown = await call("/v1/customers", "mail=a@b.c");
  expect([unknown.status, unknown.json.error]).toMatchObject([400, { code: "parameter_unknown", param: "mail" }]);
});

it("answers a key again with its first answer, and refuses it with another body", async () => {
  const key = { "idempotency-key": "one" };
  const first = await call("/v1/customers", "email=a@b.c", key);
  const again = await call("/v1/customers", "email=a@b.c", key);
  expect([again.json.id, again.replayed]).toEqual([first.json.id, "true"]);
  const other = await call("/v1/customers", "email=d@b.c", key);
  expect([other.status, other.json.error.type]).toEqual([400, "idempotency_error"]);
});

it("refuses a key that is under way, and keeps nothing of a request that did not begin", async () => {
  const both = await Promise.all(
    ["", ""].map(() => call("/v1/customers", "email=a@b.c", { "idempotency-key": "two" })),
  );
  const refused = both.filter(({ status }) => status === 409);
  expect(both.map(({ status }) => status).sort()).toEqual(refused.length === 1 ? [200, 409] : [200, 200]);
  expect((await call("/v1/customers", "mail=a@b.c", { "idempotency-key": "three" })).status).toBe(400);
  expect((await call("/v1/customers", "email=a@b.c", { "idempotency-key": "three" })).status).toBe(200);
});

it("signs its events so that Stripe's own library takes them, and no others", () => {
  const { webhooks } = new Stripe(LOCAL_KEYS.secretKey);
  const { body, headers } = stripe.delivery({ id: "evt_1", object: "event" });
  const signature = headers["stripe-signature"];
  expect(webhooks.constructEvent(body, signature, LOCAL_KEYS.webhookSecret).id).toBe("evt_1");
  expect(() => webhooks.constructEvent(`${body} `, signature, LOCAL_KEYS.webhookSecret)).toThrow();
  expect(() => webhooks.constructEvent(body, signature, "whsec_other")).toThrow();
});

it("the browser's key opens the confirmation of an intent by its secret, and nothing else", async () => {
  const { json: customer } = await call("/v1/customers", "email=a@b.c");
  const { json: intent } = await call("/v1/setup_intents", `customer=${customer.id}`);
  const browser = { authorization: `Bearer ${LOCAL_KEYS.publishableKey}` };
  const card = (number: string) => `payment_method_data[type]=card&payment_method_data[card][number]=${number}`;
  const path = `/v1/setup_intents/${intent.id}/confirm`;
  expect((await call("/v1/customers", "email=a@b.c", browser)).status).toBe(401);
  expect((await call(path, `client_secret=wrong&${card(CARDS.good)}`, browser)).status).toBe(401);
  const declined = await call(path, `client_secret=${intent.client_secret}&${card(CARDS.declined)}`, browser);
  expect([declined.status, declined.json.error.code]).toEqual([402, "card_declined"]);
  const done = await call(path, `client_secret=${intent.client_secret}&${card(CARDS.good)}`, browser);
  expect([done.status, done.json.status]).toEqual([200, "succeeded"]);
});
