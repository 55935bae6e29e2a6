import { POST as reconcile } from "@/app/api/cron/reconcile-billing/route";
import type { ChangedUser } from "@/lib/across/staff/users/types";
import { updateUser } from "@/lib/across/staff/users/update-user";
import { PaymentRefusal } from "@/lib/ports/payments";
import { localStripe, paying, trialing } from "@/tests/factories/paying";
import { signInStaff } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { ask } from "@/tests/support/request";
import { PATCH } from "./[id]/route";

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

const atProvider = (id: string) => stripe.ledger.get("subscription", id);

it("SUBS-15 a deactivated person's plan ends with what is paid for, and the account can be opened again", async () => {
  const admin = await signInStaff({ isAdmin: true });
  for (const payer of [await trialing(stripe), await paying(stripe, "premium")]) {
    const off = { method: "PATCH", params: { id: payer.user.id }, body: { active: false } };
    const answer = await ask(PATCH, { ...off, cookie: admin.cookie, headers: admin.headers });
    expect(answer.json<ChangedUser>()).toMatchObject({ active: false, plan: "cancelled" });
    expect(atProvider(payer.subscriptionId)).toMatchObject({ cancel_at_period_end: true });
    expect(atProvider(payer.subscriptionId).status).not.toBe("canceled");
  }
});

it("SUBS-15 while the payment service is away the account is off all the same, and the job cancels the plan", async () => {
  const { ctx } = await signInStaff({ isAdmin: true });
  const payer = await paying(stripe, "plus");
  if (!ctx.payments) throw new Error("no payment provider is set up");
  const away = () => Promise.reject(new PaymentRefusal("away"));
  const cutOff = { ...ctx, payments: { ...ctx.payments, setCancelAtPeriodEnd: away } };
  const changed = await updateUser(cutOff, { id: payer.user.id, active: false });
  expect(changed).toMatchObject({ active: false, plan: "pending" });
  expect(atProvider(payer.subscriptionId)).toMatchObject({ cancel_at_period_end: false });
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  await ask(reconcile, { method: "POST", headers });
  expect(atProvider(payer.subscriptionId)).toMatchObject({ cancel_at_period_end: true });
});
