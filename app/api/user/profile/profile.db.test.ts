import { signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET as readUser } from "../../auth/user/route";
import { POST as sendMessage } from "../../chat/message/route";
import { POST as openChat } from "../../chat/sessions/route";
import { POST as saveMood } from "../../mood/route";
import { PATCH } from "./route";

type Answer = Record<string, unknown> & { issues?: { path: string; message: string }[] };

const patch = async (cookie: string | undefined, body: unknown) => {
  const answered = await ask(PATCH, { method: "PATCH", path: "/api/user/profile", cookie, body });
  return { status: answered.status, body: answered.json<Answer>() };
};
const first = { acceptMedicalDisclaimer: true };
const typeFor = async (group: string, without?: string): Promise<string> => {
  const rows = await query<{ id: string }>(
    `SELECT "id"::text FROM therapy_types WHERE "isActive" AND $1 = ANY("ageGroups"::text[])
     AND NOT (COALESCE($2, '') = ANY("ageGroups"::text[])) LIMIT 1`,
    [group, without ?? null],
  );
  return rows[0]?.id ?? "";
};
const rowOf = async (id: string) => (await query(`SELECT * FROM users WHERE "id" = $1`, [id]))[0] ?? {};

describe("PATCH /api/user/profile, first completion", () => {
  it("API-16 VALD-11 stores the listed fields and answers the updated person", async () => {
    const { cookie } = await signIn({ age: null });
    const therapyType = await typeFor("adult");
    const { status, body } = await patch(cookie, {
      ...first,
      age: 34,
      language: "es",
      culturalBackground: "hispanic-latino",
      religion: "agnostic",
      therapyGoals: "Sleep through the night",
      preferredTherapyTypes: [therapyType],
    });
    expect(status).toBe(200);
    const expected = {
      age: 34,
      ageGroup: "adult",
      isChildAccount: false,
      language: "es",
      culturalBackground: "hispanic-latino",
      religion: "agnostic",
      therapyGoals: "Sleep through the night",
      preferredTherapyTypes: [therapyType],
      consent: "not_needed",
    };
    expect(body).toMatchObject(expected);
    expect((await ask(readUser, { cookie })).json()).toMatchObject(expected);
  });

  it.each([
    [5, "child", true],
    [12, "child", true],
    [13, "teen", true],
    [17, "teen", true],
    [18, "adult", false],
    [120, "adult", false],
  ])("ONBD-12 ONBD-13 ONBD-19 derives the group of age %i, whatever the client says", async (age, group, isChild) => {
    const { cookie } = await signIn({ age: null });
    const lies = { ageGroup: "adult", isChildAccount: !isChild };
    const { body } = await patch(cookie, { ...first, ...lies, age, parentEmail: someEmail("parent") });
    expect(body).toMatchObject({ age, ageGroup: group, isChildAccount: isChild });
  });

  it.each([
    [4, "Age must be between 5 and 120"],
    [121, "Age must be between 5 and 120"],
    [30.5, "Age must be a whole number"],
    ["30", "Expected number, received string"],
    [null, "Expected number, received null"],
  ])("VALD-08 VALD-12 refuses the age %p", async (age, message) => {
    const { cookie } = await signIn({ age: null });
    const { status, body } = await patch(cookie, { ...first, age });
    expect(status).toBe(400);
    expect(body.issues).toContainEqual({ path: "age", message });
  });

  it("VALD-12 needs an age the first time", async () => {
    const { cookie } = await signIn({ age: null });
    const { status, body } = await patch(cookie, { ...first, language: "de" });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: "age", message: "Required" }]);
  });

  it("VALD-10 ONBD-17 needs the acknowledgement the first time and refuses a false one ever after", async () => {
    const { cookie } = await signIn({ age: null });
    const expected = { path: "acceptMedicalDisclaimer", message: "You must acknowledge the medical disclaimer" };
    const missing = await patch(cookie, { age: 40 });
    expect([missing.status, missing.body.issues]).toEqual([400, [expected]]);
    expect((await patch(cookie, { ...first, age: 40 })).status).toBe(200);
    const taken = await patch(cookie, { acceptMedicalDisclaimer: false });
    expect([taken.status, taken.body.issues]).toEqual([400, [expected]]);
  });

  it("DATA-34 keeps when terms and disclaimer were accepted, once", async () => {
    const { cookie, user } = await signIn({ age: null });
    expect(await rowOf(user.id)).toMatchObject({ termsAcceptedAt: null, disclaimerAcknowledgedAt: null });
    await patch(cookie, { ...first, age: 40 });
    const accepted = await rowOf(user.id);
    expect(accepted.termsAcceptedAt).toBeInstanceOf(Date);
    expect(accepted.disclaimerAcknowledgedAt).toEqual(accepted.termsAcceptedAt);
    await patch(cookie, { ...first, age: 41 });
    expect(await rowOf(user.id)).toMatchObject({ age: 41, termsAcceptedAt: accepted.termsAcceptedAt });
  });

  it("stores what is told about the person sealed", async () => {
    const { cookie, user } = await signIn({ age: null });
    const parentEmail = someEmail("parent");
    await patch(cookie, { ...first, age: 15, parentEmail, religion: "sikh", therapyGoals: "Fewer fights" });
    const { culturalBackground, religion, therapyGoals, parentEmail: stored } = await rowOf(user.id);
    expect(culturalBackground).toBeNull();
    for (const value of [religion, therapyGoals, stored]) expect(value).toMatch(/^v1\./);
  });
});

describe("PATCH /api/user/profile, the parent's address", () => {
  it.each([
    [undefined, "A parent's or guardian's e-mail is required if you're under 18"],
    ["", "A parent's or guardian's e-mail is required if you're under 18"],
    ["nobody", "Please enter a valid e-mail address"],
  ])("ONBD-20 under 18 refuses %p", async (parentEmail, message) => {
    const { cookie } = await signIn({ age: null });
    const { status, body } = await patch(cookie, { ...first, age: 15, parentEmail });
    expect([status, body.issues]).toEqual([400, [{ path: "parentEmail", message }]]);
  });

  it("ONBD-20 refuses the account's own address, however it is written", async () => {
    const email = someEmail();
    const { cookie } = await signIn({ age: null, email });
    const { status, body } = await patch(cookie, { ...first, age: 12, parentEmail: ` ${email.toUpperCase()} ` });
    expect(status).toBe(400);
    expect(body.issues?.[0]).toMatchObject({ path: "parentEmail" });
  });

  it("ONBD-20 cannot be taken away under 18, and an adult needs none", async () => {
    const teen = await signIn({ age: 16 });
    expect((await patch(teen.cookie, { parentEmail: "" })).status).toBe(400);
    const adult = await signIn({ age: null });
    expect((await patch(adult.cookie, { ...first, age: 18 })).status).toBe(200);
  });

  it("ONBD-21 tells the parent of a teen by mail, each address that comes on record, without any health detail", async () => {
    const { cookie, ctx, user } = await signIn({ age: null, firstName: "Leo" });
    const parentEmail = someEmail("parent");
    await patch(cookie, { ...first, age: 15, parentEmail, therapyGoals: "Panic before tests" });
    const corrected = someEmail("corrected");
    await patch(cookie, { parentEmail });
    await patch(cookie, { parentEmail: corrected });
    await patch(cookie, { voicePreference: true });
    const mails = await mailsAbout(ctx, user.id);
    expect(mails.map(({ to }) => to)).toEqual([{ address: parentEmail }, { address: corrected }]);
    expect(mails[0]?.text).not.toMatch(/panic/i);
    expect(mails[0]?.subject).toBe("A message for you from Willow");
  });
});

describe("PATCH /api/user/profile, many addresses", () => {
  it("ONBD-21 mails no more than three parents of a teen in a day", async () => {
    const { cookie, ctx, user } = await signIn({ age: 15 });
    for (let count = 0; count < 5; count += 1) await patch(cookie, { parentEmail: someEmail("parent") });
    expect(await mailsAbout(ctx, user.id)).toHaveLength(3);
  });
});

describe("PATCH /api/user/profile, later", () => {
  it("API-17 changes what is named, leaves the rest, and empties what comes empty", async () => {
    const { cookie } = await signIn({ age: 34 });
    await patch(cookie, {
      culturalBackground: "mixed",
      religion: "jewish",
      therapyGoals: "Calm",
      voicePreference: true,
    });
    const { body } = await patch(cookie, { religion: "", therapyGoals: null, language: "fr" });
    expect(body).toMatchObject({
      age: 34,
      culturalBackground: "mixed",
      religion: null,
      therapyGoals: null,
      language: "fr",
      voicePreference: true,
    });
  });

  it("API-17 ignores rights, plans and other people's ids", async () => {
    const other = await signIn();
    const { cookie, user } = await signIn();
    const before = await rowOf(user.id);
    const { status } = await patch(cookie, {
      id: other.user.id,
      userId: other.user.id,
      email: "new@example.com",
      isAdmin: true,
      isClinician: true,
      subscriptionTier: "premium",
      subscriptionStatus: "canceled",
      consent: "granted",
      active: false,
      termsAcceptedAt: "2020-01-01T00:00:00Z",
      language: "hi",
    });
    expect(status).toBe(200);
    const { updatedAt: _, ...kept } = before;
    expect(await rowOf(user.id)).toMatchObject({ ...kept, language: "hi" });
    expect(await rowOf(other.user.id)).toMatchObject({ language: "en" });
  });

  it.each([
    ["culturalBackground", "martian"],
    ["religion", "pasta"],
    ["language", "xx"],
    ["therapyGoals", "x".repeat(2001)],
    ["therapyGoals", "half a pair \ud800"],
    ["preferredTherapyTypes", ["not-an-id"]],
    ["preferredTherapyTypes", "one"],
    ["voicePreference", "yes"],
    ["therapyGoals", { not: "" }],
  ])("API-16 refuses a %s that is none, by its path", async (field, value) => {
    const { cookie } = await signIn();
    const { status, body } = await patch(cookie, { [field]: value });
    expect(status).toBe(400);
    expect(body.issues?.[0]?.path.split(".")[0]).toBe(field);
  });

  it("VALD-11 ONBD-22 takes approaches of the person's own age only", async () => {
    const forAdultsOnly = await typeFor("adult", "child");
    const forChildren = await typeFor("child");
    const teen = await signIn({ age: 16 });
    expect((await patch(teen.cookie, { preferredTherapyTypes: [forChildren, forChildren] })).body).toMatchObject({
      preferredTherapyTypes: [forChildren],
    });
    const refused = await patch(teen.cookie, { preferredTherapyTypes: [forChildren, await typeOnlyForAdults()] });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: "preferredTherapyTypes.1", message: "Unknown approach" }],
    ]);
    const adult = await signIn({ age: 40 });
    expect((await patch(adult.cookie, { preferredTherapyTypes: [forAdultsOnly] })).status).toBe(200);
    expect((await patch(adult.cookie, { preferredTherapyTypes: [] })).body).toMatchObject({
      preferredTherapyTypes: [],
    });
  });

  it("VALD-11 refuses an approach that was switched off or never was", async () => {
    const { cookie } = await signIn();
    const unknown = "7f0dbb51-6a53-4f1e-9b93-0c9a2e3f4d10";
    expect((await patch(cookie, { preferredTherapyTypes: [unknown] })).status).toBe(400);
  });

  it("AUTH-08 ONBD-19 lets nobody grow across 13 or 18 without a parent", async () => {
    const teen = await signIn({ age: 17 });
    const grown = await patch(teen.cookie, { age: 18 });
    expect([grown.status, grown.body.code, grown.body.issues?.[0]?.path]).toEqual([403, "guardian_required", "age"]);
    const child = await signIn({ age: 12 });
    expect((await patch(child.cookie, { age: 13 })).status).toBe(403);
    expect((await patch(child.cookie, { age: 40 })).status).toBe(403);
    expect((await patch(child.cookie, { age: 11 })).status).toBe(200);
    expect((await patch((await signIn({ age: 14 })).cookie, { age: 16 })).status).toBe(200);
  });

  it("ONBD-20 asks an adult who corrects their age down for the parent's address", async () => {
    const { cookie } = await signIn({ age: 20 });
    expect((await patch(cookie, { age: 16 })).status).toBe(400);
    expect((await patch(cookie, { age: 16, parentEmail: someEmail("parent") })).body).toMatchObject({
      ageGroup: "teen",
    });
  });

  it("keeps both of two changes that come at the same time", async () => {
    const { cookie } = await signIn({ age: 34 });
    const answers = await Promise.all([patch(cookie, { language: "zh" }), patch(cookie, { therapyGoals: "Breathe" })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(readUser, { cookie })).json()).toMatchObject({ language: "zh", therapyGoals: "Breathe" });
  });
});

describe("PATCH /api/user/profile, a crisis in the goals", () => {
  const goals = "I want to kill myself tonight";
  const incidentsOf = (id: string) => query(`SELECT "source", "kind" FROM crisis_incidents WHERE "userId" = $1`, [id]);

  it("CRIS-16 stores the goals, records the incident with them and says so", async () => {
    const { cookie, user, ctx } = await signIn();
    const { status, body } = await patch(cookie, { therapyGoals: goals });
    expect([status, body.crisis_detected, body.therapyGoals]).toEqual([200, true, goals]);
    expect(await incidentsOf(user.id)).toEqual([{ source: "profile", kind: "suicide" }]);
    expect((await mailsAbout(ctx, user.id)).map(({ kind }) => kind)).toEqual(["crisis_alert", "crisis_escalation"]);
    const calm = await patch(cookie, { therapyGoals: "Sleep better" });
    expect(calm.body).not.toHaveProperty("crisis_detected");
  });

  it("ONBD-21 of a child who waits for consent keeps no text, and tells the parent", async () => {
    const { cookie, user, ctx } = await signIn({ age: 9, consent: "pending" });
    const { status, body } = await patch(cookie, { therapyGoals: goals });
    expect([status, body.crisis_detected, body.therapyGoals]).toEqual([200, true, null]);
    expect(await incidentsOf(user.id)).toHaveLength(1);
    const mails = await mailsAbout(ctx, user.id);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "consent_request",
      "crisis_alert",
      "crisis_escalation",
      "guardian_notice",
    ]);
    const notice = mails.find(({ kind }) => kind === "guardian_notice");
    expect(notice?.text).toContain("988");
    // No one has consented from this address yet, so it may belong to a stranger.
    expect(notice?.text).toContain("Something that your child wrote");
    expect(notice?.text).not.toContain("tonight I");
    expect(`${notice?.subject}${notice?.text}`).not.toContain(goals);
  });

  it("ONBD-21 keeps nothing that a child wrote before we knew their age", async () => {
    const { cookie, user } = await signIn({ age: null });
    const post = { method: "POST", cookie };
    const opened = await ask(openChat, { ...post, body: {} });
    await ask(sendMessage, {
      ...post,
      body: { sessionId: opened.json<{ id: string }>().id, content: "My cat ran away." },
    });
    await ask(saveMood, { ...post, body: { mood: "sad", moodScore: 3, notes: "No cat." } });
    const change = { age: 9, parentEmail: someEmail("parent"), acceptMedicalDisclaimer: true };
    expect((await ask(PATCH, { method: "PATCH", cookie, body: change })).status).toBe(200);
    const left = await query(
      `SELECT id FROM chat_sessions WHERE "userId" = $1 UNION ALL SELECT id FROM mood_entries WHERE "userId" = $1`,
      [user.id],
    );
    expect(left).toEqual([]);
  });

  it("tells no parent when home may be the danger", async () => {
    const { cookie, user, ctx } = await signIn({ age: 9, consent: "pending" });
    const { body } = await patch(cookie, { therapyGoals: "My dad hits me every night and I am scared to go home" });
    expect(body.crisis_detected).toBe(true);
    const kinds = (await mailsAbout(ctx, user.id)).map(({ kind }) => kind);
    expect(kinds).toContain("crisis_alert");
    expect(kinds).not.toContain("guardian_notice");
  });

  it("opens the dialog also when the change is refused", async () => {
    const { cookie } = await signIn({ age: null });
    const { status, body } = await patch(cookie, { therapyGoals: goals });
    expect([status, body.crisis_detected]).toEqual([400, true]);
  });
});

describe("PATCH /api/user/profile, who may", () => {
  it("API-16 needs a signed-in person", async () => {
    const { status, body } = await patch(undefined, { language: "de" });
    expect([status, body]).toEqual([401, { message: "Unauthorized" }]);
  });

  it("refuses what is no JSON object", async () => {
    const { cookie } = await signIn();
    const path = { method: "PATCH", cookie };
    expect((await ask(PATCH, { ...path, rawBody: "{" })).status).toBe(400);
    expect((await ask(PATCH, { ...path, rawBody: "[]" })).status).toBe(400);
    const foreign = await ask(PATCH, { ...path, body: {}, headers: { origin: "https://elsewhere.example" } });
    expect(foreign.status).toBe(403);
  });
});

async function typeOnlyForAdults(): Promise<string> {
  const rows = await query<{ id: string }>(
    `SELECT "id"::text FROM therapy_types WHERE "ageGroups"::text[] = ARRAY['adult'] LIMIT 1`,
  );
  return rows[0]?.id ?? "";
}
