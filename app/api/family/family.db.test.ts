import { POST as write } from "@/app/api/chat/message/route";
import { POST as openSession } from "@/app/api/chat/sessions/route";
import { POST as answerLink } from "@/app/api/consent/[token]/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { PATCH as patchProfile } from "@/app/api/user/profile/route";
import type { ChildView, FamilyView, OwnSide } from "@/lib/across/family/types";
import { idleDeadline } from "@/lib/core/identity/session-policy";
import { reportRefused } from "@/lib/core/incidents/report-refused";
import { type Family, family, waitingFamily } from "@/tests/factories/families";
import { IN_DANGER, incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { PATCH as share } from "./moods/[id]/route";
import { GET } from "./route";

const AT_HOME = "my dad hits me every night";
const SECRET = "my gerbil Captain Biscuit";

const read = ({ cookie }: SignedIn, zone = "UTC") => ask(GET, { path: `/api/family?zone=${zone}`, cookie });
const asParent = async (who: SignedIn): Promise<readonly ChildView[]> => {
  const view = (await read(who)).json<FamilyView>();
  return view.role === "guardian" ? view.children : [];
};
const asChild = async (who: SignedIn) => (await read(who)).json<OwnSide & { role: string }>();

async function moodOf({ cookie }: SignedIn, more: Record<string, unknown> = {}): Promise<string> {
  const body = { mood: "sad", moodScore: 3, notes: SECRET, ...more };
  return (await ask(recordMood, { method: "POST", body, cookie })).json<{ id: string }>().id;
}

const put = ({ cookie }: SignedIn, id: string, shared: boolean) =>
  ask(share, { method: "PATCH", params: { id }, body: { shared }, cookie });

async function talk({ cookie }: SignedIn, content: string): Promise<void> {
  const { id } = (await ask(openSession, { method: "POST", body: {}, cookie })).json<{ id: string }>();
  const sent = await ask(write, { method: "POST", body: { sessionId: id, content }, cookie });
  expect(sent.status).toBe(200);
}

/** Moves the person's sign-in, and the session's last use, back by this many days. */
async function signedInAt({ user }: SignedIn, days: number, lastUse = days): Promise<void> {
  const back = (by: number) => new Date(Date.now() - by * 86_400_000);
  await query(
    `UPDATE sessions SET "sess" = jsonb_set("sess"::jsonb, '{signedInAt}', to_jsonb($2::text)), "expire" = $3 WHERE "userId" = $1`,
    [user.id, back(days).toISOString(), idleDeadline(back(lastUse), back(days))],
  );
}

const readsOf = (child: SignedIn) =>
  query(`SELECT "actor" FROM audit_events WHERE "subject" = $1 AND "action" = 'family.read'`, [child.user.id]);

/** Reads both sides of one child, and asserts that they're the same. */
async function bothSides({ child, parent }: Family): Promise<ChildView> {
  const [seen] = await asParent(parent);
  const own = (await asChild(child)).seen;
  expect(own).toEqual(seen);
  if (!seen) throw new Error("the parent sees no child");
  return seen;
}

describe("what a parent sees, and the child sees the same", () => {
  it.each([9, 15])("LAND-27 R-07 of a child of %i: name, consent, use and shown moods, and no word", async (age) => {
    const home = await family({ age, firstName: "Ana" });
    await talk(home.child, `${SECRET} is floppy`);
    const shown = await moodOf(home.child);
    await moodOf(home.child, { mood: "happy", moodScore: 8 });
    expect((await put(home.child, shown, true)).json()).toEqual({ id: shown, shared: true });
    const view = await bothSides(home);
    const today = new Date().toISOString().slice(0, 10);
    expect(view).toMatchObject({
      id: home.child.user.id,
      firstName: "Ana",
      consent: age < 13 ? "granted" : "notified",
      safety: "nothing_needed",
      concerns: [],
      moods: [{ id: shown, mood: "sad", moodScore: 3, day: today }],
      eraseAfter: null,
    });
    expect(view.usage).toHaveLength(28);
    expect(view.usage.at(-1)).toEqual({ day: today, minutes: 5 });
    const { text } = await read(home.parent);
    expect(text).not.toContain("Captain");
    expect(text).not.toContain("happy");
    expect(Object.keys(view.moods[0] ?? {}).sort()).toEqual(["day", "id", "mood", "moodScore"]);
  });

  it("R-09 puts every read of a parent on the record, and none of the child's own", async () => {
    const { child, parent } = await family();
    await read(parent);
    await read(parent);
    await read(child);
    expect(await readsOf(child)).toEqual([{ actor: parent.user.id }, { actor: parent.user.id }]);
  });

  it("LAND-27 tells days by the reader's calendar, and knows no made-up zone", async () => {
    const { child, parent } = await family({ age: 15 });
    await moodOf(child);
    // Set after the request above, which counts as a use today.
    await signedInAt(child, 20, 5);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await query(`UPDATE mood_entries SET "createdAt" = $2 WHERE "userId" = $1`, [
      child.user.id,
      `${daysAgo(3)}T23:30:00Z`,
    ]);
    const lastUsed = async (zone: string) => {
      const view = (await read(parent, zone)).json<FamilyView>();
      return view.role === "guardian" && view.children[0]?.usage.findLast(({ minutes }) => minutes > 0)?.day;
    };
    expect(await lastUsed("UTC")).toBe(daysAgo(3));
    expect(await lastUsed("Asia/Tokyo")).toBe(daysAgo(2));
    expect((await read(parent, "Moon/Crater")).status).toBe(400);
  });
});

describe("the days of use", () => {
  const daysUsed = async (home: Family) => (await bothSides(home)).usage.map(({ minutes }) => minutes);

  it("LAND-27 count today for somebody who signed in and wrote nothing, on both sides", async () => {
    const home = await family({ age: 15 });
    expect((await daysUsed(home)).at(-1)).toBe(5);
  });

  it("LAND-27 R-07 count nothing of a child under 13 from before the yes", async () => {
    const { parent, token } = await waitingFamily();
    await ask(answerLink, {
      method: "POST",
      params: { token: token ?? "" },
      cookie: parent.cookie,
      body: { decision: "agree" },
    });
    expect((await asParent(parent))[0]?.usage.every(({ minutes }) => minutes === 0)).toBe(true);
  });

  it("LAND-27 count today for somebody who comes back with an older sign-in, and the day of that", async () => {
    const home = await family({ age: 15 });
    await signedInAt(home.child, 5, 2);
    expect((await asParent(home.parent))[0]?.usage.map(({ minutes }) => minutes).slice(-6)).toEqual([5, 0, 0, 5, 0, 0]);
    await read(home.child);
    expect((await daysUsed(home)).slice(-6)).toEqual([5, 0, 0, 0, 0, 5]);
  });
});

describe("who sees whom", () => {
  it("ONBD-21 R-07 shows nothing before the parent agreed, and the child reads so", async () => {
    const { child, parent } = await waitingFamily();
    expect(await asParent(parent)).toEqual([]);
    expect(await asChild(child)).toEqual({
      role: "child",
      shut: "pending",
      guardianEmail: "p•••@example.com",
      seen: null,
      moods: [],
    });
    expect(await readsOf(child)).toEqual([]);
  });

  it("AUTH-12 shows other people's children to nobody", async () => {
    const [one, other] = [await family(), await family({ age: 15 })];
    expect((await asParent(one.parent)).map(({ id }) => id)).toEqual([one.child.user.id]);
    expect((await asParent(other.parent)).map(({ id }) => id)).toEqual([other.child.user.id]);
    expect(await asParent(await signIn())).toEqual([]);
    expect((await ask(GET)).status).toBe(401);
  });

  it("AUTH-12 follows the address on record: the old one sees nothing more, on either side", async () => {
    const { child, parent } = await family({ age: 15 });
    const parentEmail = someEmail("father");
    await ask(patchProfile, { method: "PATCH", body: { parentEmail }, cookie: child.cookie });
    expect(await asParent(parent)).toEqual([]);
    expect(await asParent(await signIn({ email: parentEmail }))).toMatchObject([{ id: child.user.id }]);
    const moved = await family();
    await query(`UPDATE users SET "email" = $2 WHERE "id" = $1`, [moved.parent.user.id, someEmail("elsewhere")]);
    expect(await asParent(moved.parent)).toEqual([]);
  });

  it("AUTH-12 shows a grown child to nobody", async () => {
    const { child, parent } = await family({ age: 17 });
    await query(`UPDATE users SET "age" = 18, "ageGroup" = 'adult', "isChildAccount" = false WHERE "id" = $1`, [
      child.user.id,
    ]);
    expect(await asParent(parent)).toEqual([]);
    expect((await read(child)).json()).toEqual({ role: "guardian", children: [] });
  });

  it("AUTH-12 a minor is nobody's guardian, whatever address they have", async () => {
    const email = someEmail("sister");
    const sister = await signIn({ age: 16, email });
    await signIn({ age: 14, parentEmail: email });
    expect((await read(sister)).json()).toMatchObject({ role: "child", seen: { id: sister.user.id } });
  });
});

describe("moods are the child's to show", () => {
  it("LAND-27 takes a shown mood back, also after the parent's yes is gone", async () => {
    const home = await family();
    const id = await moodOf(home.child);
    await put(home.child, id, true);
    expect((await bothSides(home)).moods).toHaveLength(1);
    await query(`UPDATE users SET "consent" = 'withdrawn' WHERE "id" = $1`, [home.child.user.id]);
    expect((await put(home.child, id, true)).json()).toMatchObject({ code: "consent_required" });
    expect((await put(home.child, id, false)).status).toBe(200);
    expect((await bothSides(home)).moods).toEqual([]);
  });

  it("AUTH-12 nobody shows another person's mood, and adults have nobody to show theirs to", async () => {
    const { child, parent } = await family();
    const id = await moodOf(child);
    expect((await put(await signIn({ age: 15 }), id, true)).status).toBe(404);
    expect((await put(parent, id, true)).status).toBe(403);
    expect((await bothSides({ child, parent, parentEmail: "", token: null })).moods).toEqual([]);
  });
});

describe("what happened at home stays unknown at home", () => {
  it("CRIS-17 shows no incident of abuse, even one that is marked as a guardian's to know", async () => {
    const home = await family();
    const id = await incidentOf(home.child, { text: AT_HOME });
    await query(`UPDATE crisis_incidents SET "kind" = 'abuse', "guardianMayKnow" = true WHERE "id" = $1`, [id]);
    expect(await bothSides(home)).toMatchObject({ safety: "nothing_needed", concerns: [] });
    const told = await query(`SELECT "guardianToldAt" AS at FROM crisis_incidents WHERE "id" = $1`, [id]);
    expect(told).toEqual([{ at: null }]);
  });

  it.each([9, 15])(
    "CRIS-17 of a child of %i, no part of the answer tells of an incident that names the home",
    async (age) => {
      const home = await family({ age });
      await moodOf(home.child);
      await talk(home.child, "I had pizza today");
      const before = await bothSides(home);
      await talk(home.child, AT_HOME);
      await talk(home.child, IN_DANGER);
      expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [home.child.user.id])).not.toEqual([]);
      expect(await bothSides(home)).toEqual(before);
      expect((await read(home.parent)).text).not.toMatch(/\b(?:dad|hits|kill)/);
    },
  );

  it("CRIS-17 tells of another concern: when, what it calls for, and nothing of what was said", async () => {
    const home = await family();
    await incidentOf(home.child);
    const view = await bothSides(home);
    expect(view.safety).toBe("concern");
    expect(view.concerns).toEqual([{ at: expect.stringMatching(/^\d{4}-/) }]);
    expect((await read(home.parent)).text).not.toMatch(/suicide|kill|imminent/);
  });

  it("CRIS-17 what a parent has read stays when the home is named later, and what they have not read goes", async () => {
    const [read1, unread] = [await family(), await family()];
    await incidentOf(read1.child);
    const before = await bothSides(read1);
    await incidentOf(read1.child, { text: AT_HOME });
    await incidentOf(read1.child, { text: IN_DANGER, source: "check_in" });
    expect(await bothSides(read1)).toEqual(before);
    await incidentOf(unread.child);
    await incidentOf(unread.child, { text: AT_HOME });
    expect(await bothSides(unread)).toMatchObject({ safety: "nothing_needed", concerns: [] });
  });

  it("CRIS-17 ONBD-21 what a mail told the parent stays as well", async () => {
    const home = await waitingFamily();
    await reportRefused(home.child.ctx, { texts: [IN_DANGER], reason: "consent_required" });
    await reportRefused(home.child.ctx, { texts: [AT_HOME], reason: "consent_required" });
    const [seen] = await agreed(home);
    expect(seen).toMatchObject({ safety: "concern", concerns: [{}] });
  });

  it("LAND-27 an old concern does not colour the page for ever", async () => {
    const home = await family();
    await incidentOf(home.child, { minutesAgo: 20 * 24 * 60 });
    expect(await bothSides(home)).toMatchObject({ safety: "nothing_needed", concerns: [{}] });
  });
});

/** Records the parent's consent and returns what they see then. */
async function agreed({ child, parent, token }: Family): Promise<readonly ChildView[]> {
  const { POST: answer } = await import("../consent/[token]/route");
  const said = await ask(answer, {
    method: "POST",
    params: { token: token ?? "" },
    cookie: parent.cookie,
    body: { decision: "agree" },
  });
  expect([said.status, child.user.age]).toEqual([200, 9]);
  return asParent(parent);
}
