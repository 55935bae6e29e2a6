import type { PreviewView } from "@/lib/features/billing/schema";
import { paying } from "@/tests/factories/paying";
import { signIn, someEmail } from "@/tests/factories/people";
import { mailsAbout, tokenIn } from "@/tests/support/mails";
import { EACH_FOR_THEMSELF, EVERYBODY, NOBODY_WITHOUT_THE_SECRET, OWN_ADULT_CHANGE, type Rows } from "./row";
import { type Caller, type Given, made, send, type World } from "./world";

/** People without a plan get 404; for minors it depends on the call. */
const OF_A_PLAN = OWN_ADULT_CHANGE;

const plus = async ({ stripe }: World): Promise<Given> => ({ owner: await paying(stripe, "plus") });

async function shown(world: World): Promise<Given> {
  const owner = await paying(world.stripe, "plus");
  const tier = "premium";
  const { prorationDate } = await send<PreviewView>(world, "POST /api/subscription/preview", { owner, body: { tier } });
  return { owner, body: { tier, prorationDate } };
}

async function anotherCard(world: World): Promise<Given> {
  const owner = await paying(world.stripe, "plus");
  const { clientSecret } = await send<{ clientSecret: string }>(world, "POST /api/subscription/card", { owner });
  world.stripe.confirm(clientSecret);
  return { owner, body: { setupIntentId: clientSecret.split("_secret_")[0] } };
}

/** A reserved seat in the owner's family plan; the new person it's for answers it. */
async function aPlace(world: World): Promise<Given> {
  // A plan has few seats, so release the last one before reserving another.
  const { seats } = await send<{ seats: { id: string }[] }>(world, "GET /api/subscription/seats");
  for (const { id } of seats) await send(world, "DELETE /api/subscription/seats/[id]", { params: { id } });
  const owner: Caller = await signIn();
  const body = { inviteeEmail: owner.user.email };
  return { params: { id: await made(world, "POST /api/subscription/seats", { body }) }, owner };
}

/** A child's request, and the parent it was mailed to. */
async function aRequest(): Promise<Given> {
  const parentEmail = someEmail("parent");
  const child = await signIn({ age: 9, parentEmail, consent: "pending" });
  const mail = (await mailsAbout(child.ctx, child.user.id)).find(({ kind }) => kind === "consent_request");
  return { params: { token: tokenIn(mail) }, owner: await signIn({ email: parentEmail }) };
}

/** An event that was delivered before: it's accepted, but nothing is done twice. */
const signedEvent = ({ stripe }: World): Given => {
  const { body, headers } = stripe.delivery(stripe.events.at(-1) ?? {});
  return { rawBody: body, headers };
};

const cronSecret = (): Given => ({ headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });

/**
 * Plans and payments, family seats, a parent's consent, and the calls of outside services and the
 * scheduler.
 */
export const PLANS: Rows = {
  "GET /api/subscription/tiers": { cells: EVERYBODY },
  "GET /api/subscription": { cells: EACH_FOR_THEMSELF },
  "GET /api/subscription/invoices": { cells: EACH_FOR_THEMSELF },
  "GET /api/subscription/card": { cells: EACH_FOR_THEMSELF },
  "POST /api/create-subscription": {
    cells: "401 200 200 200 403 403 403 200 200 200",
    given: async () => ({ owner: await signIn(), body: { tier: "access" } }),
    fresh: true,
  },
  "POST /api/subscription/preview": {
    cells: OF_A_PLAN,
    given: async (world) => ({ ...(await plus(world)), body: { tier: "premium" } }),
  },
  "POST /api/subscription/change": { cells: OF_A_PLAN, given: shown },
  "POST /api/subscription/card": { cells: OF_A_PLAN, given: plus },
  "PUT /api/subscription/card": { cells: OF_A_PLAN, given: anotherCard },
  // Anyone who is signed in may cancel, whatever their age has become.
  "POST /api/subscription/cancel": { cells: "401 200 404 404 404 404 404 404 404 404", given: plus },
  "POST /api/subscription/portal": { cells: "401 200 404 404 404 404 404 404 404 404", given: plus },
  "POST /api/subscription/resume": {
    cells: OF_A_PLAN,
    given: async (world) => {
      const given = await plus(world);
      await send(world, "POST /api/subscription/cancel", given);
      return given;
    },
  },

  "GET /api/subscription/seats": { cells: EACH_FOR_THEMSELF },
  "POST /api/subscription/seats": {
    cells: "401 201 403 403 403 403 403 403 403 403",
    given: () => ({ body: { inviteeEmail: someEmail("seat") } }),
  },
  "DELETE /api/subscription/seats/[id]": {
    cells: "401 204 404 404 403 404 404 404 404 404",
    given: async (world) => ({ ...(await aPlace(world)), owner: world.people.owner }),
  },
  "POST /api/subscription/seats/[id]/accept": { cells: "401 200 404 404 403 404 404 404 404 404", given: aPlace },
  "POST /api/subscription/seats/[id]/decline": { cells: "401 200 404 404 403 404 404 404 404 404", given: aPlace },

  "POST /api/consent": {
    cells: "401 201 409 409 201 409 409 409 409 409",
    given: async () => ({ owner: await signIn({ age: 9, consent: "pending" }) }),
  },
  "GET /api/consent/[token]": { cells: EVERYBODY, given: aRequest },
  // For the parent only: anyone else who is signed in is told to sign in with the address that was
  // asked.
  "POST /api/consent/[token]": {
    cells: "401 200 403 403 403 403 403 403 403 403",
    given: async () => ({ ...(await aRequest()), body: { decision: "agree" } }),
  },

  "POST /api/webhooks/stripe": { cells: "400 400 400 400 400 400 400 400 400 400", withProof: signedEvent },
  ...Object.fromEntries(
    ["outbox", "sweep", "publish-posts", "reconcile-billing", "retention", "audit-chain"].flatMap((job) =>
      ["GET", "POST"].map((method) => [
        `${method} /api/cron/${job}`,
        { cells: NOBODY_WITHOUT_THE_SECRET, withProof: cronSecret },
      ]),
    ),
  ),
};
