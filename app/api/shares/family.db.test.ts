import { TURNED_DOWN_MS } from "@/lib/across/your-data/shares/constants";
import { examineLabel, makeShare as makeShareVerb } from "@/lib/across/your-data/shares/make-share";
import { makeShareInput } from "@/lib/across/your-data/shares/schema";
import type { FamilyView, MadeShare } from "@/lib/across/your-data/shares/types";
import { longDay } from "@/lib/shared/dates";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import {
  acceptShare,
  changeShare,
  declineShare,
  endShare,
  listShares,
  makeShare,
  openShare,
  sharedWith,
} from "@/tests/factories/shares";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { DELETE, GET } from "./route";

const family = (inviteeEmail: string, more: object = {}) => ({
  kind: "family",
  inviteeEmail,
  items: ["moods"],
  ...more,
});
const audited = async (subject: string): Promise<string[]> =>
  (
    await query<{ action: string }>(
      "SELECT action FROM audit_events WHERE subject = $1 AND action LIKE 'share.%' ORDER BY seq",
      [subject],
    )
  ).map(({ action }) => action);

const invitationsOf = async ({ ctx, user }: SignedIn) =>
  (await mailsAbout(ctx, user.id)).filter(({ kind }) => kind === "share_invitation");
/** Moves all of the person's shares back by this many days. */
const later = ({ user }: SignedIn, days: number) =>
  query(
    `UPDATE shares SET "createdAt" = "createdAt" - $2::interval, "expiresAt" = "expiresAt" - $2::interval,
       "acceptedAt" = "acceptedAt" - $2::interval, "declinedAt" = "declinedAt" - $2::interval,
       "leftAt" = "leftAt" - $2::interval, "revokedAt" = "revokedAt" - $2::interval WHERE "ownerId" = $1`,
    [user.id, `${days} days`],
  );

describe("POST /api/shares, for family", () => {
  it("LAND-27 invites by a mail that says who asks and nothing of what it is about", async () => {
    const maya = await signIn({ firstName: "Maya", lastName: "Rao" });
    const address = someEmail("mother");
    const input = makeShareInput.parse(family(address, { label: "Mum", items: ["moods", "planSigns"] }));
    const share = await makeShareVerb({ ...maya.ctx, later: () => {} }, await examineLabel(maya.ctx, input));
    expect(share).toMatchObject({
      kind: "family",
      direction: "given",
      state: "pending",
      items: ["moods", "planSigns"],
      inviteeEmail: address,
      label: "Mum",
      openings: { count: 0, recent: [] },
    });
    const [mail] = await mailsAbout(maya.ctx, maya.user.id);
    expect(mail).toMatchObject({ kind: "share_invitation", to: { address } });
    expect(mail?.text).toContain("Maya would like to share something with you");
    expect(mail?.text).not.toContain("Rao");
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/mood|health|therap|safety|plan|feel|Mum/i);
  });

  it("keeps address and note sealed", async () => {
    const maya = await signIn();
    await makeShare(maya, family(someEmail("secret"), { label: "My dear aunt" }));
    const [row] = await query('SELECT * FROM shares WHERE "ownerId" = $1', [maya.user.id]);
    expect(JSON.stringify(row)).not.toMatch(/secret-|dear aunt/);
  });

  it("answers the same whether the address has an account, none, or a child's; to the child nothing is mailed", async () => {
    const [maya, adult, child] = [await signIn(), await signIn(), await signIn({ age: 15 })];
    const shapes = [];
    for (const address of [adult.user.email, someEmail(), child.user.email]) {
      const made = await makeShare(maya, family(address));
      const { id: _, inviteeEmail: __, createdAt: ___, expiresAt: ____, ...rest } = made.json<MadeShare>();
      shapes.push([made.status, rest]);
    }
    expect(shapes[0]?.[0]).toBe(201);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    const to = (await mailsAbout(maya.ctx, maya.user.id)).map((mail) => ("address" in mail.to ? mail.to.address : ""));
    expect(to).not.toContain(child.user.email);
    expect(to).toHaveLength(2);
  });

  it.each([
    ["no items", { items: [] }],
    ["what only a care provider may get", { items: ["safetyPlan"] }],
    ["what nobody may get", { items: ["conversations"] }],
    ["no address", { inviteeEmail: "mum" }],
    ["another kind", { kind: "everybody" }],
    ["a made-up time zone", { timeZone: "Mars/Olympus" }],
  ])("refuses %s", async (_, wrong) => {
    expect((await makeShare(await signIn(), family(someEmail(), wrong))).status).toBe(400);
  });

  it("refuses the own address, and one that is shared with already", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    expect((await makeShare(maya, family(maya.user.email.toUpperCase()))).status).toBe(400);
    await sharedWith(maya, noah);
    expect((await makeShare(maya, family(noah.user.email))).status).toBe(409);
  });

  it("two at the same moment leave one open invitation", async () => {
    const maya = await signIn();
    const address = someEmail();
    await Promise.all([1, 2, 3].map(() => makeShare(maya, family(address))));
    expect((await listShares(maya)).filter(({ state }) => state === "pending")).toHaveLength(1);
  });

  it("CRIS-16 reads the note for a crisis", async () => {
    const maya = await signIn();
    const made = await makeShare(maya, family(someEmail(), { label: "I will kill myself tonight" }));
    expect([made.status, made.json().crisis_detected]).toEqual([201, true]);
    const rows = await query('SELECT "source" FROM crisis_incidents WHERE "userId" = $1', [maya.user.id]);
    expect(rows).toEqual([{ source: "share_label" }]);
  });
});

describe("an invitation to look", () => {
  it("LAND-27 shows to the invited address after sign-in, is accepted once, and then shows exactly what was ticked", async () => {
    const maya = await signIn({ firstName: "Maya", lastName: "Rao" });
    const address = someEmail("later");
    const made = await makeShare(maya, family(address, { nameShown: "full" }));
    const { id } = made.json<MadeShare>();
    await query(`INSERT INTO mood_entries ("userId", mood, "moodScore") VALUES ($1, 'happy', 8)`, [maya.user.id]);
    // The account is created after the invitation.
    const noah = await signIn({ email: address });
    expect(await listShares(noah)).toEqual([
      expect.objectContaining({ id, direction: "received", state: "pending", ownerName: "Maya Rao", openings: null }),
    ]);
    expect((await openShare(noah, id)).status).toBe(404);
    expect((await acceptShare(noah, id)).status).toBe(200);
    expect((await acceptShare(noah, id)).status).toBe(404);
    const view = (await openShare(noah, id)).json<FamilyView>();
    expect(view).toEqual({
      kind: "family",
      id,
      name: "Maya Rao",
      items: ["moods"],
      moods: [{ day: new Date().toISOString().slice(0, 10), mood: "happy", score: 8 }],
      programmes: null,
      certificates: null,
      planPeople: null,
      planSigns: null,
    });
  });

  it("makes one yes of three at the same moment", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { id } = (await makeShare(maya, family(noah.user.email))).json<MadeShare>();
    const answers = await Promise.all([1, 2, 3].map(() => acceptShare(noah, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await audited(maya.user.id)).toEqual(["share.make_family", "share.accept"]);
  });

  it("AUTH-12 is nobody's but the invited one's: a stranger, the owner and a visitor cannot answer or look", async () => {
    const [maya, noah, stranger] = [await signIn(), await signIn(), await signIn()];
    const { id } = (await makeShare(maya, family(noah.user.email))).json<MadeShare>();
    for (const who of [stranger, maya]) {
      expect((await acceptShare(who, id)).status).toBe(404);
      expect((await declineShare(who, id)).status).toBe(404);
    }
    expect((await acceptShare(null, id)).status).toBe(401);
    await acceptShare(noah, id);
    expect((await openShare(stranger, id)).status).toBe(404);
    expect((await openShare(null, id)).status).toBe(401);
    expect((await changeShare(stranger, id, ["moods"])).status).toBe(404);
    expect((await changeShare(noah, id, ["planSigns"])).status).toBe(404);
    expect((await endShare(stranger, id)).status).toBe(404);
    expect(await listShares(stranger)).toEqual([]);
  });

  it("ends after seven days without an answer", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { id } = (await makeShare(maya, family(noah.user.email))).json<MadeShare>();
    await query(`UPDATE shares SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await listShares(noah)).toEqual([]);
    expect((await acceptShare(noah, id)).status).toBe(404);
    expect((await listShares(maya))[0]?.state).toBe("expired");
  });

  it("LAND-27 turned down, is neither mailed again nor said to wait for a month: the owner reads when they can ask anew", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const { id } = (await makeShare(maya, family(noah.user.email))).json<MadeShare>();
    expect((await declineShare(noah, id)).status).toBe(200);
    expect(await listShares(maya)).toMatchObject([{ state: "declined", endedLately: true }]);
    const mails = (await mailsAbout(maya.ctx, maya.user.id)).length;
    const again = await makeShare(maya, family(noah.user.email));
    const from = longDay(new Date(Date.now() + TURNED_DOWN_MS), "UTC");
    expect([again.status, again.json()]).toMatchObject([409, { message: expect.stringMatching(`declined.+${from}`) }]);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(mails);
    expect([await listShares(maya), await listShares(noah)]).toMatchObject([[{ id }], []]);
    await later(maya, 31);
    expect((await makeShare(maya, family(noah.user.email))).status).toBe(201);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(mails + 1);
  });

  it("LAND-27 is changed by a second one while it waits: the same link, the same days, no second mail", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const first = (await makeShare(maya, family(noah.user.email, { label: "Brother" }))).json<MadeShare>();
    expect([first.renewed, first.mailedLately]).toEqual([undefined, undefined]);
    const again = await makeShare(maya, family(noah.user.email, { items: ["programmes"], label: "Noah" }));
    const { id, expiresAt } = first;
    expect(again.json()).toMatchObject({ id, expiresAt, renewed: true, items: ["programmes"], label: "Noah" });
    expect(await listShares(noah)).toMatchObject([{ id, items: ["programmes"] }]);
    expect(await invitationsOf(maya)).toHaveLength(1);
    expect(await audited(maya.user.id)).toEqual(["share.make_family", "share.change"]);
  });

  it("LAND-27 mails an address once in a week, however often it is invited and taken back, and tells the owner so", async () => {
    const maya = await signIn();
    const address = someEmail("mother");
    const invite = async () => (await makeShare(maya, family(address))).json<MadeShare>();
    const first = await invite();
    await endShare(maya, first.id);
    const second = await invite();
    expect([first.mailedLately, second.mailedLately]).toEqual([undefined, true]);
    expect(await invitationsOf(maya)).toHaveLength(1);
    await endShare(maya, second.id);
    await later(maya, 8);
    expect((await invite()).mailedLately).toBeUndefined();
    expect(await invitationsOf(maya)).toHaveLength(2);
  });

  it("LAND-27 tells nobody by a second invitation that an address is a child's", async () => {
    const child = await signIn({ age: 15 });
    const answers = [];
    for (const address of [child.user.email, someEmail()]) {
      const maya = await signIn();
      const flags = async () => {
        const { id, renewed, mailedLately } = (await makeShare(maya, family(address))).json<MadeShare>();
        return { id, said: [renewed, mailedLately] };
      };
      const [first, second] = [await flags(), await flags()];
      await endShare(maya, first.id);
      answers.push([first.said, second.said, (await flags()).said]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("LAND-27 leaves alone who has left, as who said no", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah);
    expect((await endShare(noah, id)).status).toBe(204);
    const mails = (await mailsAbout(maya.ctx, maya.user.id)).length;
    const again = await makeShare(maya, family(noah.user.email));
    expect([again.status, again.json()]).toMatchObject([409, { message: expect.stringContaining("stopped looking") }]);
    expect(await mailsAbout(maya.ctx, maya.user.id)).toHaveLength(mails);
    expect(await listShares(noah)).toMatchObject([{ id, state: "left" }]);
  });

  it("LAND-27 lists what is open whatever has ended since", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah);
    await query(
      `INSERT INTO shares ("id", "ownerId", "kind", "scope", "period", "tokenHash", "expiresAt", "revokedAt", "createdAt")
       SELECT gen_random_uuid(), $1, 'provider', '{moods}', 30, 'ended-' || n, now(), now(), now() + interval '1 minute'
       FROM generate_series(1, 120) n`,
      [maya.user.id],
    );
    const listed = await listShares(maya);
    expect(listed[0]).toMatchObject({ id, state: "active" });
    expect(listed).toHaveLength(101);
  });

  it.each([
    ["AUTH-08 a child", { age: 9 }],
    ["AUTH-08 a teen", { age: 15 }],
    ["somebody whose age is not known", { age: null }],
  ])("%s is refused with 403 by every call", async (_, person) => {
    const who = await signIn(person);
    const id = newId();
    const statuses = [
      (await makeShare(who, family(someEmail()))).status,
      (await ask(GET, { cookie: who.cookie })).status,
      (await acceptShare(who, id)).status,
      (await declineShare(who, id)).status,
      (await openShare(who, id)).status,
    ];
    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});

describe("a share that goes on", () => {
  it("LAND-27 tells its owner how often it was opened and when, and writes each look into the audit trail", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah);
    await openShare(noah, id);
    await openShare(noah, id);
    // The owner's own preview doesn't count as an opening.
    expect((await openShare(maya, id)).json<FamilyView>().moods).toEqual([]);
    const [share] = await listShares(maya);
    expect(share?.openings).toEqual({
      count: 2,
      first: share?.openings?.recent[1],
      recent: [expect.any(String), expect.any(String)],
    });
    expect((await audited(maya.user.id)).filter((action) => action === "share.open")).toHaveLength(2);
    const rows = await query("SELECT actor FROM audit_events WHERE subject = $1 AND action = 'share.open'", [
      maya.user.id,
    ]);
    expect(rows[0]).toEqual({ actor: noah.user.id });
  });

  it("LAND-27 loses what its owner takes out from the next look on", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah, ["moods", "programmes", "planPeople"]);
    const before = (await openShare(noah, id)).json<FamilyView>();
    expect([before.moods, before.programmes, before.planPeople]).toEqual([[], [], []]);
    expect((await changeShare(maya, id, ["programmes"])).json<MadeShare>().items).toEqual(["programmes"]);
    const after = (await openShare(noah, id)).json<FamilyView>();
    expect([after.moods, after.programmes, after.planPeople]).toEqual([null, [], null]);
    expect((await changeShare(maya, id, [])).status).toBe(400);
  });

  it("LAND-27 is over at once when its owner ends it, once, and both sides read for a week that it is", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah);
    expect((await endShare(maya, id)).status).toBe(204);
    expect((await openShare(noah, id)).status).toBe(404);
    const ended = { id, state: "revoked", endedAt: expect.any(String), endedLately: true };
    expect([await listShares(noah), await listShares(maya)]).toMatchObject([[ended], [ended]]);
    expect((await endShare(noah, id)).status).toBe(404);
    expect((await endShare(maya, id)).status).toBe(404);
    expect((await changeShare(maya, id, ["moods"])).status).toBe(404);
    await later(maya, 8);
    expect([await listShares(noah), await listShares(maya)]).toMatchObject([[], [{ id, endedLately: false }]]);
  });

  it("can be left by who looks", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const id = await sharedWith(maya, noah);
    expect((await endShare(noah, id)).status).toBe(204);
    expect((await openShare(noah, id)).status).toBe(404);
    expect((await listShares(maya))[0]?.state).toBe("left");
    expect(await audited(maya.user.id)).toContain("share.leave");
  });

  it("ends with all others in one call, and nobody else's do", async () => {
    const [maya, noah] = [await signIn(), await signIn()];
    const [hers, his] = [await sharedWith(maya, noah), await sharedWith(noah, maya)];
    await makeShare(maya, { kind: "provider", items: ["moods"], days: 7 });
    expect((await ask(DELETE, { method: "DELETE", cookie: maya.cookie })).status).toBe(204);
    const own = (await listShares(maya)).filter(({ direction }) => direction === "given");
    expect(own.map(({ state }) => state)).toEqual(["revoked", "revoked"]);
    expect((await openShare(noah, hers)).status).toBe(404);
    expect((await openShare(maya, his)).status).toBe(200);
  });
});
