import { GET as readPlan } from "@/app/api/subscription/route";
import { POST as receive } from "@/app/api/webhooks/stripe/route";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import { signIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

it("SUBS-03 API-29 without a payment provider nothing is pretended: 503, and the page can say so", async () => {
  const { cookie } = await signIn();
  const answer = await ask(POST, { method: "POST", body: { tier: "plus" }, cookie });
  expect([answer.status, answer.json()]).toMatchObject([503, { message: "Payment System Unavailable" }]);
  expect(answer.headers.get("retry-after")).not.toBeNull();
  expect((await ask(readPlan, { cookie })).json<SubscriptionView>().publishableKey).toBeNull();
  expect((await ask(receive, { method: "POST", body: {} })).status).toBe(503);
});
