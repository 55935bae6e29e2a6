import { POST as sayInChat } from "@/app/api/chat/message/route";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import { POST as invite } from "@/app/api/partner-invitations/route";
import { GET as relationships } from "@/app/api/relationships/route";
import { GET as tiers } from "@/app/api/subscription/tiers/route";
import { POST as sayTrauma } from "@/app/api/trauma-therapy/message/route";
import { POST as openTrauma } from "@/app/api/trauma-therapy/session/route";
import { readSettingValues } from "@/lib/core/settings/read-settings";
import { DEFAULTS } from "@/lib/core/settings/schema";
import type { SettingChangeView, SettingsView } from "@/lib/core/settings/types";
import { landingPlans } from "@/lib/features/billing/landing-plans";
import type { TierView } from "@/lib/features/billing/schema";
import { newId } from "@/lib/shared/ids";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { GET as changes } from "./changes/route";
import { GET, PUT } from "./route";
import { POST as undo } from "./undo/route";

let staff: SignedInStaff;
beforeAll(async () => {
  staff = await signInStaff({ firstName: "Ada", lastName: "Staff" });
});
// Settings are global, so no test may leave one behind.
afterEach(() => query("DELETE FROM settings"));

const read = async () => (await ask(GET, staff)).json<SettingsView>();
const put = (body: unknown, by: SignedInStaff = staff) => ask(PUT, { ...by, method: "PUT", body });
const post = (body: unknown) => ask(undo, { ...staff, method: "POST", body });
const takeBack = (change: SettingChangeView | undefined) =>
  post({ keys: [change?.key], after: (change?.revision ?? 0) - 1, upTo: change?.revision });
const told = async () => (await ask(changes, staff)).json<SettingChangeView[]>();

describe("who may", () => {
  it("ADMN-06 a PIN session alone opens the settings; without one they stay shut", async () => {
    expect((await ask(GET)).status).toBe(401);
    const member = await signIn({ isAdmin: true });
    const shut = await ask(GET, member);
    expect([shut.status, shut.json()]).toEqual([401, expect.objectContaining({ code: "admin_session_expired" })]);
    expect((await ask(PUT, { ...member, method: "PUT", body: { freeConversations: 9 } })).status).toBe(401);
    expect((await ask(GET, staff)).status).toBe(200);
  });
});

describe("reading and changing", () => {
  it("answers the defaults, and takes back what it answered without a change", async () => {
    const settings = await read();
    expect(settings).toEqual({ ...DEFAULTS, revision: expect.any(Number) });
    const again = await put(settings);
    expect(again.json()).toEqual(settings);
  });

  it("ADMN-04 changes what is given and leaves the rest, with who, when and one audit row", async () => {
    const { revision } = await read();
    const changed = await put({ freeConversations: 8, privacyContact: " Privacy@Willow.example " });
    expect(changed.json()).toMatchObject({
      ...DEFAULTS,
      freeConversations: 8,
      privacyContact: "privacy@willow.example",
    });
    expect((await read()).revision).toBe(revision + 2);
    const [latest, before] = await told();
    expect(latest).toMatchObject({ key: "privacyContact", before: DEFAULTS.privacyContact, by: "Ada Staff" });
    expect(before).toMatchObject({ key: "freeConversations", before: 5, after: 8, at: expect.any(String) });
    const audited = await query(
      `SELECT "action", "resource" FROM audit_events WHERE "actor" = $1 ORDER BY "seq" DESC LIMIT 2`,
      [staff.user.id],
    );
    expect(audited).toEqual([
      { action: "settings.change", resource: "settings/privacyContact" },
      { action: "settings.change", resource: "settings/freeConversations" },
    ]);
  });

  it("a change is undone by itself: who was put on the list since stays on it", async () => {
    await put({ crisisAlertEmails: ["a@clinic.example"] });
    const [first] = await told();
    await put({ crisisAlertEmails: ["a@clinic.example", "night@clinic.example"] });
    expect((await takeBack(first)).json()).toMatchObject({ crisisAlertEmails: ["night@clinic.example"] });
    expect((await told())[0]).toMatchObject({ key: "crisisAlertEmails", after: ["night@clinic.example"] });
    expect((await takeBack(first)).status).toBe(409);
  });

  it("undoing one switch or proof opens and drops no other that was set since", async () => {
    const proof = { document: "R", issuedBy: "X", validUntil: "2999-01-01" };
    await put({ features: { ...DEFAULTS.features, voice: false }, claimsEvidence: { soc2: proof } });
    const [evidence, voice] = await told();
    await put({
      features: { ...DEFAULTS.features, voice: false, trauma: false },
      claimsEvidence: { soc2: proof, hipaa: proof },
    });
    await takeBack(voice);
    await takeBack(evidence);
    expect(await read()).toMatchObject({ features: { voice: true, trauma: false }, claimsEvidence: { hipaa: proof } });
    expect((await takeBack(voice)).status).toBe(409);
  });

  it("undoes what was saved upon a revision, and nothing that others did beside it", async () => {
    const { revision } = await read();
    await put({ freeConversations: 7 });
    const saved = (await put({ privacyContact: "new@willow.example", revision })).json<SettingsView>();
    const undone = await post({ keys: ["privacyContact"], after: revision, upTo: saved.revision });
    expect(undone.json()).toMatchObject({ freeConversations: 7, privacyContact: DEFAULTS.privacyContact });
    expect((await post({ keys: ["features"], after: revision, upTo: saved.revision })).status).toBe(404);
    expect((await post({ keys: ["crisis"], after: 0, upTo: 1 })).status).toBe(400);
  });

  it("ADMN-10 a new privacy officer is told to the admins and to the one before", async () => {
    const mails = async () =>
      (await mailsAbout(staff.ctx, staff.user.id)).filter(({ kind }) => kind === "privacy_notice");
    await put({ privacyOfficerEmail: "officer@willow.example" });
    const earlier = (await mails()).length;
    await put({ privacyOfficerEmail: "self@willow.example" });
    const told = (await mails()).slice(earlier);
    expect(told.map(({ to }) => to)).toContainEqual({ address: "officer@willow.example" });
    for (const { text } of told) expect(text).toContain(`${staff.user.email} changed the privacy officer's address`);
  });

  it("refuses a change upon an older reading, and of two at once takes one", async () => {
    const { revision } = await read();
    const both = await Promise.all([put({ freeConversations: 6, revision }), put({ freeConversations: 7, revision })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put({ freeConversations: 9, revision })).status).toBe(409);
  });

  it.each([
    ["fewer free conversations than are promised", { freeConversations: 4 }, "freeConversations"],
    ["a part number", { freeConversations: 5.5 }, "freeConversations"],
    ["no address", { privacyContact: "" }, "privacyContact"],
    ["an address that is none, by its line", { crisisAlertEmails: ["a@b.example", "b"] }, "crisisAlertEmails.1"],
    [
      "proof without a paper",
      { claimsEvidence: { soc2: { document: " ", issuedBy: "X", validUntil: "2027-01-01" } } },
      "claimsEvidence.soc2.document",
    ],
    [
      "a day that is none",
      { claimsEvidence: { soc2: { document: "R", issuedBy: "X", validUntil: "2027-13-01" } } },
      "claimsEvidence.soc2.validUntil",
    ],
    ["proof of what nobody claims", { claimsEvidence: { cures: {} } }, "claimsEvidence"],
    ["an unknown setting", { motto: "x" }, ""],
    ["nothing", {}, ""],
  ])("VALD-12 refuses %s, at its field", async (_what, body, path) => {
    const refused = await put(body);
    expect(refused.status).toBe(400);
    expect(refused.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe(path);
  });

  it.each(["crisis", "safetyPlan", "chat", "mood"])("CRIS-17 %s is on no switch", async (part) => {
    const refused = await put({ features: { ...DEFAULTS.features, [part]: false } });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("Crisis help can't")]);
  });

  it("a stored value that no longer fits counts as not set", async () => {
    await query(`INSERT INTO settings ("key", "value") VALUES ('features', '{"voice": "loud"}'), ('gone', '1')`);
    expect((await read()).features).toEqual(DEFAULTS.features);
  });
});

it("ADMN-04 a release that adds or drops a part opens nothing that is closed and takes nobody off a list", async () => {
  const proof = { document: "R", issuedBy: "X", validUntil: "2999-01-01" };
  await query(
    `INSERT INTO settings ("key", "value") VALUES ('features', $1), ('claimsEvidence', $2), ('crisisAlertEmails', $3)`,
    [
      JSON.stringify({ voice: false, trauma: false, couples: true, gone: false }),
      JSON.stringify({ soc2: proof, gone: proof, hipaa: { document: 1 } }),
      JSON.stringify(["a@clinic.example", "no address"]),
    ],
  );
  expect(await read()).toMatchObject({
    features: { ...DEFAULTS.features, voice: false, trauma: false },
    claimsEvidence: { soc2: proof },
    crisisAlertEmails: ["a@clinic.example"],
  });
});

describe("what is closed", () => {
  const CRISIS = "I want to kill myself tonight, I have the pills here.";

  it("begins nothing new, keeps what is there, and is said in words", async () => {
    const member = await signIn();
    const asks = () =>
      ask(invite, {
        ...member,
        method: "POST",
        body: { inviteeEmail: `${newId()}@example.com`, relationshipType: "romantic" },
      });
    await put({ features: { ...DEFAULTS.features, couples: false } });
    const refused = await asks();
    expect([refused.status, refused.json()]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining("closed right now") }),
    ]);
    expect((await ask(relationships, member)).status).toBe(200);
    await put({ features: DEFAULTS.features });
    expect((await asks()).status).toBe(201);
  });

  it("shuts nobody out of a talk that is under way, and opens no other", async () => {
    const member = await signIn();
    const open = () => ask(openTrauma, { ...member, method: "POST", body: { traumaType: "accident" } });
    const { id } = (await open()).json<{ id: string }>();
    await put({ features: { ...DEFAULTS.features, trauma: false } });
    const said = await ask(sayTrauma, {
      ...member,
      method: "POST",
      body: { sessionId: id, content: "I slept badly." },
    });
    expect([said.status, (await open()).status]).toEqual([200, 403]);
  });

  it("CRIS-17 still hears a crisis in what it refuses", async () => {
    const member = await signIn();
    await put({ features: { ...DEFAULTS.features, couples: false } });
    const body = { inviteeEmail: `${newId()}@example.com`, relationshipType: "romantic", personalMessage: CRISIS };
    const refused = await ask(invite, { ...member, method: "POST", body });
    expect([refused.status, refused.json()]).toEqual([403, expect.objectContaining({ crisis_detected: true })]);
    expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [member.user.id])).toHaveLength(1);
  });
});

describe("what the settings reach", () => {
  it("SUBS-14 the price list names as many free conversations as are set", async () => {
    await put({ freeConversations: 9 });
    expect((await ask(tiers)).text).toContain("9 new conversations in any 7 days");
  });

  it("SUBS-14 the free plan begins as many conversations as are set, and says that number when it is used up", async () => {
    const member = await signIn();
    await put({ freeConversations: 6 });
    const begin = async () => {
      const opened = await ask(openChat, { ...member, method: "POST", body: {} });
      const { id: sessionId } = opened.json<{ id: string }>();
      return ask(sayInChat, { ...member, method: "POST", body: { sessionId, content: "The week was long." } });
    };
    for (let count = 1; count <= 6; count += 1) expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining("started 6 conversations")]);
  });

  it("R-06 LAND-25 proof on file shows the consultations on the landing page while it counts, and sells none", async () => {
    const consults = async () => {
      const { claimsEvidence } = await readSettingValues(staff.ctx);
      const lines = (plans: readonly { features: readonly string[] }[]) => plans.flatMap(({ features }) => features);
      const has = (line: string) => line.includes("consultations");
      return {
        shown: lines(landingPlans(false, staff.ctx.now(), claimsEvidence)).some(has),
        sold: lines((await ask(tiers)).json<TierView[]>()).some(has),
      };
    };
    expect(await consults()).toEqual({ shown: false, sold: false });
    const proof = (validUntil: string) => ({
      consultations: { document: "Contract 4", issuedBy: "A clinic", validUntil },
    });
    await put({ claimsEvidence: proof("2999-01-01") });
    expect(await consults()).toEqual({ shown: true, sold: false });
    await put({ claimsEvidence: proof("2020-01-01") });
    expect(await consults()).toEqual({ shown: false, sold: false });
  });
});
