import { POST as openChat } from "@/app/api/chat/sessions/route";
import { POST as invitePartner } from "@/app/api/partner-invitations/route";
import { PUT as savePlan } from "@/app/api/safety-plan/route";
import { POST as enrol } from "@/app/api/user-programs/route";
import { breakGlass } from "@/lib/across/staff/desk/break-glass";
import { storeTimes } from "@/lib/across/staff/desk/report-repository";
import { createSignInStore } from "@/lib/core/identity/sign-in-store";
import { reportRefused } from "@/lib/core/incidents/report-refused";
import { keepChecks } from "@/lib/features/billing/check-repository";
import { upsertMark } from "@/lib/features/billing/trial-repository";
import { acceptMessage } from "@/lib/features/conversation/accept-message";
import { remember } from "@/lib/features/conversation/memory/remember";
import { sendMessage } from "@/lib/features/conversation/send-message";
import { insertSession } from "@/lib/features/conversation/session-repository";
import { changeTherapyType } from "@/lib/features/conversation/therapy-types/change-therapy-type";
import { acceptInvitation } from "@/lib/features/couples/accept-invitation";
import { beginAssessment } from "@/lib/features/couples/begin-assessment";
import { examineInvitation, invitePartner as invite } from "@/lib/features/couples/invite-partner";
import { listInvitations } from "@/lib/features/couples/list-invitations";
import { inviteInput } from "@/lib/features/couples/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { db, inTransaction, isDatabaseAway } from "@/lib/server/db";
import { keyProvider } from "@/lib/server/providers";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { couple } from "@/tests/factories/couples";
import { type SignedIn, signIn, signInStaff, someEmail } from "@/tests/factories/people";
import { makeShare } from "@/tests/factories/shares";
import { say } from "@/tests/factories/talkers";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

jest.setTimeout(180_000);

/**
 * Covers everything that checks whether something exists and creates it if not: fifty simultaneous
 * tries must leave one.
 */
const FIFTY = 50;

/** Retries if a busy machine answers "try again in a moment", which the contract allows. */
async function taken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const value = await work().catch((error: unknown) => {
      if (tries === MAX_TRIES_COUNT || !isDatabaseAway(error)) throw error;
      return BUSY;
    });
    const isBusy = value === BUSY || (value as { status?: unknown } | undefined)?.status === 503;
    if (!isBusy || tries === MAX_TRIES_COUNT) return value as T;
    // A retry of the same press must not count toward the person's rate limit.
    await query("DELETE FROM rate_limits");
  }
}
const BUSY = Symbol("busy");
const MAX_TRIES_COUNT = 40;

const atOnce = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: FIFTY }, (_, at) => taken(() => work(at))));
function orRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
const quiet = (ctx: MemberCtx): MemberCtx => ({ ...ctx, later: () => {} });
const countOf = async (text: string, values: unknown[]): Promise<number> =>
  (await query<{ count: number }>(`SELECT count(*)::int AS count ${text}`, values))[0]?.count ?? 0;
const post = (handler: typeof openChat, { cookie }: SignedIn, body: unknown) =>
  ask(handler, { method: "POST", cookie, body });
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]));

it("CHAT-02 a new person who opens the chat fifty times at once has one conversation", async () => {
  const who = await signIn();
  const answers = await atOnce(() => post(openChat, who, {}));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 200: FIFTY - 1 });
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await countOf(`FROM chat_sessions WHERE "userId" = $1`, [who.user.id])).toBe(1);
});

it("CHAT-02 each mood has its own", async () => {
  const who = await signIn();
  const moods = ["happy", "sad"];
  await atOnce((at) => post(openChat, who, { mood: moods[at % 2] }));
  expect(await countOf(`FROM chat_sessions WHERE "userId" = $1`, [who.user.id])).toBe(2);
});

it("SUBS-07 of fifty conversations begun at once the free plan takes as many as it has", async () => {
  const who = await signIn();
  const ids = Array.from({ length: FIFTY }, () => newId());
  for (const id of ids) await insertSession(who.ctx, { id, title: "A talk", mood: "neutral" });
  const tried = await atOnce((at) =>
    acceptMessage(who.ctx, { sessionId: ids[at] ?? "", content: "I keep thinking about my garden." }, null).catch(
      orRefusal,
    ),
  );
  const refused = tried.filter((one) => one instanceof Failure);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["plan_limit"]));
  expect(refused).toHaveLength(FIFTY - 5);
});

it("CRIS-17 fifty refused texts at once are one incident", async () => {
  const child = await signIn({ age: 10, consent: "pending" });
  const found = await atOnce(() =>
    reportRefused(quiet(child.ctx), { texts: ["I am going to kill myself tonight."], reason: "consent_required" }),
  );
  expect(found.filter(({ crisis }) => crisis)).toHaveLength(FIFTY);
  expect(await countOf(`FROM crisis_incidents WHERE "userId" = $1`, [child.user.id])).toBe(1);
});

it("COUP-12 D1 fifty invitations to one address are one, mailed once, and every one is answered", async () => {
  const [who, inviteeEmail] = [await signIn(), someEmail()];
  const input = await examineInvitation(who.ctx, inviteInput.parse({ inviteeEmail }));
  await atOnce(() => invite(quiet(who.ctx), input));
  expect(await countOf(`FROM partner_invitations WHERE "inviterId" = $1`, [who.user.id])).toBe(1);
  const mails = `FROM outbox WHERE "userId" = $1 AND kind = 'partner_invitation'`;
  expect(await countOf(mails, [who.user.id])).toBe(1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(invitePartner, who, { inviteeEmail })));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 8 });
});

it("COUP-13 two who accept each other's invitation at once share one space", async () => {
  const begun = await Promise.all(
    Array.from({ length: FIFTY / 2 }, async () => {
      const two = [await signIn(), await signIn()] as const;
      for (const [from, to] of [two, [two[1], two[0]]] as const) {
        const input = inviteInput.parse({ inviteeEmail: to.user.email });
        await invite(quiet(from.ctx), await examineInvitation(from.ctx, input));
      }
      return two;
    }),
  );
  for (const [one, other] of begun) {
    const tokens = [(await listInvitations(one.ctx))[0]?.token, (await listInvitations(other.ctx))[0]?.token];
    const spaces = await Promise.all([
      acceptInvitation(one.ctx, { token: tokens[0] ?? "" }),
      acceptInvitation(other.ctx, { token: tokens[1] ?? "" }),
    ]);
    expect(spaces[0].id).toBe(spaces[1].id);
  }
});

it("two who begin a questionnaire fifty times fill one", async () => {
  const { maya, noah, relationship } = await couple();
  const begun = await atOnce((at) =>
    beginAssessment((at % 2 ? maya : noah).ctx, { id: relationship.id, assessmentType: "closeness" }),
  );
  expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
});

describe("a first sign-in", () => {
  const storeOf = () => createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work));
  const person = (email: string) => ({ email, firstName: "Kim", lastName: null, profileImageUrl: null });

  it("AUTH-06 in fifty windows at once makes one person with one key", async () => {
    const [email, store] = [someEmail(), storeOf()];
    const made = await atOnce(() => store.createPerson(person(email)));
    const [id] = new Set(made.map((one) => one.id));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
    expect(await countOf(`FROM data_keys WHERE "ownerId" = $1`, [id])).toBe(1);
  });

  it("AUTH-06 links one subject of a provider, whoever else holds the same address at that moment", async () => {
    const store = storeOf();
    const { id } = await store.createPerson(person(someEmail()));
    const subjects = await atOnce((at) =>
      store.link(id, { provider: "oidc", providerAccountId: `${id}-${at}` }).then(
        () => "linked",
        (error) => {
          if (isDatabaseAway(error)) throw error;
          return "refused";
        },
      ),
    );
    expect(subjects.filter((one) => one === "linked")).toHaveLength(1);
    expect(await countOf(`FROM accounts WHERE "userId" = $1`, [id])).toBe(1);
  });
});

it("fifty first saves of a safety plan leave one", async () => {
  const { cookie, user } = await signIn();
  const steps = { ownWays: [], peopleAndPlaces: [], helpers: [], professionals: [], saferPlace: [] };
  const body = { warningSigns: ["I stop answering my phone"], ...steps };
  const answers = await atOnce(() => ask(savePlan, { method: "PUT", cookie, body }));
  // The slower requests are told that the plan exists, so that nothing is overwritten.
  const statuses = answers.map(({ status }) => status).filter((status) => status !== 503 && status !== 409);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOf(`FROM safety_plans WHERE "userId" = $1`, [user.id])).toBe(1);
});

it("fifty enrolments in one program are one", async () => {
  const who = await signIn();
  const [program] = await query<{ id: string }>("SELECT id FROM programs LIMIT 1");
  const answers = await atOnce(() => post(enrol, who, { programId: program?.id }));
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect(await countOf(`FROM user_programs WHERE "userId" = $1`, [who.user.id])).toBe(1);
});

it("LAND-27 D1 fifty shares with one address are one, mailed once", async () => {
  const [who, inviteeEmail] = [await signIn(), someEmail()];
  const answers = await atOnce(() => makeShare(who, { kind: "family", inviteeEmail, items: ["moods"] }));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await countOf(`FROM shares WHERE "ownerId" = $1`, [who.user.id])).toBe(1);
  const mails = `FROM outbox WHERE "userId" = $1 AND kind = 'share_invitation'`;
  expect(await countOf(mails, [who.user.id])).toBe(1);
});

it("ADMN-10 fifty presses open a conversation behind an incident once", async () => {
  const person = await signIn();
  const { id: sessionId } = (await post(openChat, person, {})).json<{ id: string }>();
  await say({ ...person, sessionId }, "I am going to kill myself tonight.");
  const [incident] = await query<{ id: string }>(`SELECT id FROM crisis_incidents WHERE "sessionId" = $1`, [sessionId]);
  const clinician = await signInStaff({ isClinician: true });
  const asked = { id: incident?.id ?? "", reason: "The excerpt does not say where she is" };
  await atOnce(() => breakGlass(quiet(clinician.ctx), asked));
  expect(await countOf(`FROM break_glass_grants WHERE "incidentId" = $1`, [incident?.id])).toBe(1);
});

it("one of fifty who give two approaches the same name at once gets it, and the others are told", async () => {
  const { ctx } = await signInStaff();
  const types = await query<{ id: string; name: string }>("SELECT id, name FROM therapy_types ORDER BY name LIMIT 2");
  const name = `Renamed ${newId().slice(0, 8)}`;
  const tried = await atOnce((at) =>
    changeTherapyType(ctx, { id: types[at % 2]?.id ?? "", version: undefined, name }).catch(orRefusal),
  );
  for (const { id, name: before } of types) await changeTherapyType(ctx, { id, version: undefined, name: before });
  const refused = tried.filter((one) => one instanceof Failure);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["invalid"]));
  expect(new Set(tried.flatMap((one) => (one instanceof Failure ? [] : [one.id]))).size).toBe(1);
});

it("what fifty conversations tell at once is remembered once", async () => {
  const { ctx, user } = await signIn();
  const session = await insertSession(ctx, { id: newId(), title: "A talk", mood: "neutral" });
  const messageId = newId();
  await query(
    `INSERT INTO chat_messages (id, "sessionId", role, status, content) VALUES ($1, $2, 'user', 'complete', 'v1.x')`,
    [messageId, session.id],
  );
  await atOnce(() => ctx.transaction((tx) => remember(tx, messageId, ["I have a daughter called Ada."], new Date())));
  expect(await countOf(`FROM memory_items WHERE "userId" = $1`, [user.id])).toBe(1);
});

it("a fact that fifty begun conversations tell at the same moment is remembered once", async () => {
  const { ctx, user } = await signIn();
  const talker = quiet(ctx.as({ ...ctx.actor, user: { ...user, subscriptionTier: "access" } }));
  const ids = Array.from({ length: FIFTY }, () => newId());
  for (const sessionId of ids) {
    await insertSession(ctx, { id: sessionId, title: "A talk", mood: "neutral" });
    await (await sendMessage(talker, { sessionId, content: "It rained." }, null)).run(() => {});
  }
  // Every other message has the facts in reverse order, to check that they can't deadlock.
  const facts = ["I have a daughter called Ada.", "I work in a bakery."];
  const told = (at: number) => (at % 2 ? facts : [...facts].reverse()).join(" ");
  await atOnce(async (at) => {
    const exchange = await sendMessage(talker, { sessionId: ids[at] ?? "", content: told(at) }, null);
    await exchange.run(() => {});
  });
  expect(await countOf(`FROM memory_items WHERE "userId" = $1`, [user.id])).toBe(facts.length);
});

describe("what jobs keep", () => {
  it("fifty runs keep one reminder to compare a plan at one moment", async () => {
    const { ctx, user } = await signIn();
    const at = new Date(Date.now() + 3_600_000);
    await atOnce(() => keepChecks(ctx, [{ userId: user.id, at }]));
    expect(await countOf(`FROM plan_checks WHERE "userId" = $1 AND "dueAt" = $2`, [user.id, at])).toBe(1);
  });

  it("SUBS-07 fifty marks of a used trial are one", async () => {
    const [{ ctx }, address] = [await signIn(), someEmail()];
    const before = await countOf("FROM used_trials", []);
    await atOnce(() => upsertMark(ctx, address, new Date()));
    expect(await countOf("FROM used_trials", [])).toBe(before + 1);
  });

  it("R-04 fifty reckonings of a year are one row", async () => {
    const { ctx } = await signIn();
    const times = { incidents: 0, acknowledged: 0, withinFiveMinutes: 0, resolved: 0 };
    const none = { medianToAcknowledge: null, p95ToAcknowledge: null, medianToResolve: null };
    await atOnce(() => storeTimes(ctx, 2001, { ...times, ...none, reckonedAt: new Date() }));
    expect(await countOf("FROM crisis_times WHERE year = 2001", [])).toBe(1);
    await query("DELETE FROM crisis_times WHERE year = 2001");
  });
});
