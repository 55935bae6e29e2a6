import { DELETE as leaveRoute } from "@/app/api/account/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { GET as readPlan } from "@/app/api/subscription/route";
import type { PreparedView, SubscriptionView } from "@/lib/features/billing/schema";
import { localStripe, trialing } from "@/tests/factories/paying";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

interface Mark {
  readonly addressPrint: string;
  readonly keepUntil: Date;
}

const leave = ({ cookie }: SignedIn) => ask(leaveRoute, { method: "DELETE", cookie });
const marks = () => query<Mark & Record<string, unknown>>("SELECT * FROM used_trials");
const daysOffered = async ({ cookie }: SignedIn): Promise<boolean> =>
  (await ask(readPlan, { cookie })).json<SubscriptionView>().trialAvailable;
const begin = async ({ cookie }: SignedIn): Promise<PreparedView> =>
  (await ask(POST, { method: "POST", body: { tier: "plus" }, cookie })).json<PreparedView>();
const runJob = () =>
  ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });

it("SUBS-07 LEGL-22 whoever used their free days, left and comes back has none; of them a fingerprint and a day are kept", async () => {
  const who = await trialing(stripe);
  const { email } = who.user;
  expect(await marks()).toEqual([]);
  expect((await leave(who)).status).toBe(200);
  const [mark, ...others] = await marks();
  expect([others, Object.keys(mark ?? {}).sort()]).toEqual([[], ["addressPrint", "keepUntil"]]);
  expect(mark?.addressPrint).not.toContain(email.split("@")[0]);
  expect(((mark?.keepUntil.getTime() ?? 0) - Date.now()) / MONTH_MS).toBeCloseTo(24.3, 0);

  const back = await signIn({ email });
  expect(await daysOffered(back)).toBe(false);
  expect(await begin(back)).toMatchObject({ intent: "payment", trialEndsAt: null });
});

it("SUBS-07 after its months the mark counts no more, and the job takes it away", async () => {
  const who = await trialing(stripe);
  await leave(who);
  await query("UPDATE used_trials SET \"keepUntil\" = now() - interval '1 second'");
  const back = await signIn({ email: who.user.email });
  expect(await daysOffered(back)).toBe(true);
  expect(await begin(back)).toMatchObject({ intent: "setup" });
  await runJob();
  expect(await marks()).toEqual([]);
});

it("SUBS-07 LEGL-22 of somebody who had no free days nothing is kept, and no other address is touched by a mark", async () => {
  const plain = await signIn();
  await leave(plain);
  expect(await marks()).toEqual([]);
  await leave(await trialing(stripe));
  expect(await marks()).toHaveLength(1);
  expect(await daysOffered(await signIn({ email: plain.user.email }))).toBe(true);
  expect(await daysOffered(await signIn({ email: someEmail() }))).toBe(true);
});
