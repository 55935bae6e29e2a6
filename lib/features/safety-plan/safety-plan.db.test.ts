import { GET, PUT } from "@/app/api/safety-plan/route";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { STEPS } from "./constants";
import { NO_PLAN } from "./policy";
import { lockOwnPlan } from "./repository";
import type { SavedPlan } from "./types";

const EMPTY = Object.fromEntries([...STEPS, "worthLivingFor"].map((section) => [section, []]));
const PLAN = {
  ...EMPTY,
  warningSigns: [{ text: "I stop answering my sister" }],
  helpers: [{ text: "Ruth", phone: "555 0142" }],
};

const read = ({ cookie }: SignedIn) => ask(GET, { cookie });
const save = ({ cookie }: SignedIn, body: unknown) => ask(PUT, { method: "PUT", cookie, body });
const incidentsOf = ({ user }: SignedIn) =>
  query<{ severity: string; source: string }>(
    `SELECT severity::text, source FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt"`,
    [user.id],
  );

describe("reading and saving", () => {
  it("answers six empty steps before the first save, then what was saved, to nobody else", async () => {
    const [owner, stranger] = await Promise.all([signIn(), signIn()]);
    expect((await read(owner)).json()).toEqual(NO_PLAN);
    const saved = await save(owner, PLAN);
    expect([saved.status, saved.json()]).toEqual([
      200,
      { ...(await read(owner)).json(), crisis_detected: false, concern: "none", severity: "none" },
    ]);
    expect(saved.json()).toMatchObject({
      helpers: [{ text: "Ruth", phone: "555 0142" }],
      updatedAt: expect.any(String),
    });
    expect((await read(stranger)).json()).toEqual(NO_PLAN);
  });

  it("API-09 refuses a visitor", async () => {
    expect((await ask(GET)).status).toBe(401);
    expect((await ask(PUT, { method: "PUT", body: PLAN })).json()).toEqual({ message: "Unauthorized" });
  });

  it("is sealed in the database", async () => {
    const owner = await signIn();
    await save(owner, PLAN);
    const [row] = await query<{ plan: string }>(`SELECT plan FROM safety_plans WHERE "userId" = $1`, [owner.user.id]);
    expect(row?.plan).not.toMatch(/Ruth|0142|sister|warningSigns/);
  });

  it.each([
    ["a step that is missing", { ...PLAN, saferPlace: undefined }, "saferPlace"],
    ["an empty line", { ...PLAN, ownWays: [{ text: "  " }] }, "ownWays.0.text"],
    ["a line that is too long", { ...PLAN, ownWays: ["a", "x".repeat(201)] }, "ownWays.1.text"],
    ["too many lines", { ...PLAN, ownWays: Array(9).fill("walk") }, "ownWays"],
    ["a number without digits", { ...PLAN, helpers: [{ text: "Ruth", phone: "ask her" }] }, "helpers.0.phone"],
    ["a date that is none", { ...PLAN, updatedAt: "yesterday" }, "updatedAt"],
  ])("names the field of %s", async (_, body, path) => {
    const { status, json } = await save(await signIn(), body);
    expect([status, json()]).toEqual([400, expect.objectContaining({ issues: [expect.objectContaining({ path })] })]);
  });

  it("SUBS-14 is never limited on the free tier", async () => {
    const owner = await signIn();
    expect(owner.user.subscriptionTier).toBe("free");
    for (let round = 0; round < 8; round += 1) {
      expect((await save(owner, { ...PLAN, ownWays: [`walk ${round}`] })).status).toBe(200);
    }
  });
});

describe("two devices", () => {
  it("refuses to write over a plan that it has not seen, and keeps it", async () => {
    const owner = await signIn();
    const first = (await save(owner, { ...PLAN, updatedAt: null })).json<SavedPlan>();
    const second = (await save(owner, { ...PLAN, ownWays: ["tea"], updatedAt: first.updatedAt })).json<SavedPlan>();
    for (const updatedAt of [first.updatedAt, null]) {
      expect((await save(owner, { ...EMPTY, updatedAt })).status).toBe(409);
    }
    expect((await read(owner)).json()).toMatchObject({ ownWays: [{ text: "tea" }], updatedAt: second.updatedAt });
  });

  it("takes the last of two saves that ask for no check", async () => {
    const owner = await signIn();
    await Promise.all([save(owner, { ...PLAN, ownWays: ["tea"] }), save(owner, { ...PLAN, ownWays: ["bath"] })]);
    expect(await query(`SELECT 1 FROM safety_plans WHERE "userId" = $1`, [owner.user.id])).toHaveLength(1);
    expect((await save(owner, PLAN)).status).toBe(200);
  });
});

describe("the lock of a save", () => {
  /**
   * Locks as another connection would: KEY SHARE is what every insert of one of this person's rows
   * takes.
   */
  const lock = (strength: string, { user }: SignedIn) =>
    query(`SELECT 1 FROM users WHERE "id" = $1 FOR ${strength} NOWAIT`, [user.id]);

  it("keeps out the person's next save, and not what they write elsewhere meanwhile", async () => {
    const owner = await signIn();
    await owner.ctx.transaction(async (tx) => {
      await lockOwnPlan(tx);
      await expect(lock("NO KEY UPDATE", owner)).rejects.toMatchObject({ code: "55P03" });
      await expect(lock("KEY SHARE", owner)).resolves.toHaveLength(1);
    });
  });
});

describe("what it shows", () => {
  it("CRIS-16 reads what it refuses to write over a version that nobody has", async () => {
    const owner = await signIn();
    const body = { ...EMPTY, ownWays: ["I want to kill myself tonight"], updatedAt: new Date(0).toISOString() };
    const refusal = [409, expect.objectContaining({ crisis_detected: true })];
    const beforeAny = await save(owner, body);
    expect([beforeAny.status, beforeAny.json(), (await read(owner)).json()]).toEqual([...refusal, NO_PLAN]);
    const { updatedAt } = (await save(owner, PLAN)).json<SavedPlan>();
    const later = await save(owner, body);
    expect([later.status, later.json()]).toEqual(refusal);
    expect((await read(owner)).json()).toMatchObject({ ownWays: [], updatedAt });
    expect(await incidentsOf(owner)).not.toEqual([]);
  });

  const SIGN = "Thoughts of killing myself";

  it("CRIS-16 CRIS-17 examines every step, and an unchanged text alerts once", async () => {
    const owner = await signIn();
    const withSign = { ...PLAN, warningSigns: [SIGN] };
    expect((await save(owner, withSign)).json()).toMatchObject({ crisis_detected: true, severity: "moderate" });
    expect((await save(owner, { ...withSign, ownWays: ["tea"] })).json()).toMatchObject({ crisis_detected: false });
    expect((await save(owner, { ...PLAN, ownWays: [SIGN] })).json()).toMatchObject({ crisis_detected: false });
    expect(await incidentsOf(owner)).toEqual([{ severity: "moderate", source: "safety_plan" }]);
  });

  it("CRIS-17 one sitting is one incident, until something graver is written", async () => {
    const owner = await signIn();
    await save(owner, { ...PLAN, warningSigns: [SIGN] });
    expect((await save(owner, { ...PLAN, warningSigns: [SIGN, "Suicidal thoughts come back"] })).json()).toMatchObject({
      crisis_detected: true,
    });
    expect(await incidentsOf(owner)).toHaveLength(1);
    await save(owner, { ...PLAN, warningSigns: [SIGN], saferPlace: ["I am going to kill myself tonight"] });
    expect((await incidentsOf(owner)).map(({ severity }) => severity)).toEqual(["moderate", "imminent"]);
  });

  it("CRIS-16 reads what stands in the place of a number, too", async () => {
    const owner = await signIn();
    const helpers = [{ text: "Nobody", phone: "I will kill myself tonight at 9" }];
    expect((await save(owner, { ...PLAN, helpers })).json()).toMatchObject({ crisis_detected: true });
  });

  it("R-07 stores nothing of a child before the parent's yes, and still finds a crisis", async () => {
    const child = await signIn({ age: 9, consent: "pending" });
    expect((await save(child, PLAN)).json()).toMatchObject({ code: "consent_required" });
    const refused = await save(child, { ...PLAN, ownWays: ["I want to kill myself tonight"] });
    expect([refused.status, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: "consent_required", crisis_detected: true }),
    ]);
    expect(await query(`SELECT 1 FROM safety_plans WHERE "userId" = $1`, [child.user.id])).toEqual([]);
    expect(await incidentsOf(child)).toEqual([expect.objectContaining({ source: "refused_message" })]);
    expect((await read(child)).json()).toEqual(NO_PLAN);
  });
});
