import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { loadDataKey, loadServiceKey } from "@/lib/core/identity/data-key-repository";
import { vouches } from "@/lib/features/certificates/facts";
import { chatMessageSeal } from "@/lib/features/conversation/sealed";
import { moodSeal } from "@/lib/features/mood/sealed";
import { DIFFICULTIES, EXERCISE_CATEGORIES } from "@/lib/features/movement/constants";
import { LIBRARY } from "@/lib/features/movement/library/library";
import { progressOf, walk } from "@/lib/features/programs/policy";
import { requirementsShape } from "@/lib/features/programs/schema";
import { env } from "@/lib/server/env";
import { fingerprintSecret } from "@/lib/server/fingerprint-secret";
import { isSealed } from "@/lib/shared/sealing";
import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import type { SeedCtx } from "@/prisma/seed/seed";
import { seedAll } from "@/prisma/seed/seed-all";
import { createOwnDatabase, type OwnDatabase } from "../support/own-database";

const folder = join(process.cwd(), "prisma/seed");
const DAY = 86_400_000;
const firstRun = new Date("2026-03-02T09:00:00.000Z");

let own: OwnDatabase;
const ctxAt = (now: Date): SeedCtx => ({
  db: own.db,
  keys: createEnvironmentKeys(env().ENCRYPTION_KEYS),
  fingerprintSecret: fingerprintSecret(),
  now,
});
/** As after an update of the product: the sources have changed, so every noun is seeded again. */
const forgetStamps = () =>
  own.query(
    "UPDATE seed_stamps SET hash = 'older' WHERE name IN ('therapy-types', 'programs', 'exercises', 'demo-people')",
  );
const countRows = async () => {
  const counts: Record<string, number> = {};
  for (const table of [
    "users",
    "accounts",
    "data_keys",
    "consents",
    "relationship_messages",
    "therapy_types",
    "programs",
    "exercises",
    ...Object.keys(SEALED_COLUMNS),
  ]) {
    const [row] = await own.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
    counts[table] = Number(row?.count);
  }
  return counts;
};

beforeAll(async () => {
  own = await createOwnDatabase();
  await seedAll(ctxAt(firstRun), { demo: true, folder });
});
afterAll(() => own.drop());

it("DATA-06 DATA-36 seeds twelve approaches with techniques, conditions, ages and a prompt each", async () => {
  const types = await own.db.therapyType.findMany();
  expect(types).toHaveLength(12);
  expect(new Set(types.map(({ shortName }) => shortName)).size).toBe(12);
  for (const type of types) {
    expect(type).toMatchObject({ isActive: true });
    expect(Math.min(type.techniques.length, type.conditions.length)).toBeGreaterThanOrEqual(3);
    expect(type.systemPrompt).toMatch(/You are an AI guide.*never claim a title, a licence/);
    expect(type.systemPrompt).toMatch(/safety comes first/);
  }
});

it("the demo's people carry the names under which they sign in", async () => {
  // Read in a separate process, as the sign-in page does.
  const read = "import('./scripts/lib/demo-people.mjs').then((m) => console.log(JSON.stringify(m.DEMO_PEOPLE)))";
  const listed: { email: string; name: string }[] = JSON.parse(
    execFileSync(process.execPath, ["-e", read], { encoding: "utf8" }),
  );
  const seeded = await own.db.user.findMany({ select: { email: true, firstName: true, lastName: true } });
  const named = new Map(seeded.map(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`]));
  expect(listed.map(({ email }) => [email, named.get(email)])).toEqual(listed.map(({ email, name }) => [email, name]));
  expect(listed.length).toBe(seeded.length);
});

it("DATA-36 several approaches are for children, and more for teens", async () => {
  const types = await own.db.therapyType.findMany({ select: { ageGroups: true } });
  const offeredTo = (group: "child" | "teen" | "adult") =>
    types.filter(({ ageGroups }) => ageGroups.includes(group)).length;
  expect([offeredTo("child"), offeredTo("teen"), offeredTo("adult")]).toEqual([6, 12, 12]);
});

it("DATA-36 a second run finds nothing to do, and a run of a later release doubles nothing", async () => {
  const before = await countRows();
  expect(await seedAll(ctxAt(firstRun), { demo: true, folder })).toEqual([]);
  await forgetStamps();
  const later = new Date(firstRun.getTime() + 9 * DAY);
  expect(await seedAll(ctxAt(later), { demo: true, folder })).toEqual([
    "therapy-types",
    "programs",
    "exercises",
    "demo-people",
  ]);
  expect(await countRows()).toEqual(before);
});

it("DATA-06 an update reaches rows that staff left alone and no others", async () => {
  const [one, other] = await own.db.therapyType.findMany({ orderBy: { name: "asc" }, take: 2 });
  if (!one || !other) throw new Error("no therapy types");
  // As if an older release had seeded it: row and stamp match each other but not the sources.
  await own.query("DELETE FROM seed_stamps WHERE name = $1", [`therapy-type:${one.id}`]);
  await own.query("UPDATE therapy_types SET description = 'as it was', \"isActive\" = false WHERE id = $1", [one.id]);
  await own.query("UPDATE therapy_types SET description = 'by our staff' WHERE id = $1", [other.id]);
  await forgetStamps();
  await seedAll(ctxAt(firstRun), { demo: false, folder });
  const updated = await own.db.therapyType.findUniqueOrThrow({ where: { id: one.id } });
  const kept = await own.db.therapyType.findUniqueOrThrow({ where: { id: other.id } });
  expect(updated).toEqual({ ...one, isActive: false });
  expect(kept.description).toBe("by our staff");
});

it("DATA-06 what an update brings to an approach that staff have versions of is a version too, once", async () => {
  const [one] = await own.db.therapyType.findMany({ orderBy: { name: "desc" }, take: 1 });
  if (!one) throw new Error("no therapy types");
  const { name, description, techniques, conditions, ageGroups, isActive, systemPrompt } = one;
  const content = { name, description, techniques, conditions, ageGroups, isActive, systemPrompt };
  await own.db.therapyTypeVersion.create({
    data: { therapyTypeId: one.id, version: 2, content: { ...content, systemPrompt: "An older one." } },
  });
  for (let run = 0; run < 2; run += 1) {
    await forgetStamps();
    await seedAll(ctxAt(firstRun), { demo: false, folder });
  }
  const versions = await own.db.therapyTypeVersion.findMany({
    where: { therapyTypeId: one.id },
    orderBy: { version: "asc" },
  });
  expect(versions.map(({ version }) => version)).toEqual([2, 3]);
  expect(versions[1]?.content).toEqual(content);
});

it("PHYS-13 DATA-10 seeds the library: several exercises of each category and difficulty, under the library's ids", async () => {
  const rows = await own.db.exercise.findMany();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(LIBRARY.map(({ id }) => id)));
  for (const category of EXERCISE_CATEGORIES) {
    for (const difficulty of DIFFICULTIES) {
      const shelf = rows.filter((row) => row.category === category && row.difficulty === difficulty);
      expect(shelf.length).toBeGreaterThanOrEqual(5);
    }
  }
  expect(rows.filter(({ isChildFriendly }) => isChildFriendly).length).toBeGreaterThanOrEqual(25);
  for (const row of rows) {
    expect(row.instructions.split("\n").length).toBeGreaterThanOrEqual(3);
    expect(row.imageUrl).toMatch(/^\/api\/pt\/figures\/[a-z-]+$/);
  }
});

it("R-09 every sealed column of the seeded rows is sealed", async () => {
  for (const [table, columns] of Object.entries(SEALED_COLUMNS)) {
    for (const column of columns) {
      const rows = await own.query<{ value: string }>(
        `SELECT "${column}" AS value FROM ${table} WHERE "${column}" IS NOT NULL`,
      );
      expect(rows.filter(({ value }) => !isSealed(value))).toEqual([]);
    }
  }
});

it("DATA-13 DATA-14 Maya has a routine that she did several times, and two looks at her pain", async () => {
  const { id: userId } = await own.db.user.findUniqueOrThrow({ where: { email: "maya@example.com" } });
  const [routine] = await own.db.ptRoutine.findMany({ where: { userId }, include: { exercises: true } });
  const sessions = await own.db.ptSession.findMany({ where: { userId }, include: { performances: true } });
  expect(sessions.length).toBeGreaterThanOrEqual(5);
  for (const session of sessions) {
    expect(session.routineId).toBe(routine?.id);
    expect(session.performances).toHaveLength(routine?.exercises.length ?? 0);
  }
  expect(await own.db.physicalAssessment.count({ where: { userId } })).toBe(2);
});

it("DATA-03 DATA-04 Maya has six weeks of moods and conversations that open with her key", async () => {
  const { id } = await own.db.user.findUniqueOrThrow({ where: { email: "maya@example.com" } });
  const key = await loadDataKey(own.db, ctxAt(firstRun).keys, { ownerKind: "person", ownerId: id });
  const moods = await own.db.moodEntry.findMany({ where: { userId: id }, orderBy: { createdAt: "asc" } });
  const [first] = moods;
  if (!first) throw new Error("no moods");
  expect(moods.length).toBeGreaterThanOrEqual(42);
  expect(firstRun.getTime() - first.createdAt.getTime()).toBeGreaterThan(40 * DAY);
  expect(moodSeal.open(key, first)).toEqual({ notes: expect.stringContaining("team lead"), triggers: ["work"] });
  const sessions = await own.db.chatSession.findMany({ where: { userId: id }, include: { messages: true } });
  expect(sessions.length).toBeGreaterThanOrEqual(8);
  for (const { messages } of sessions) {
    expect(messages.map((message) => chatMessageSeal.open(key, message).content?.length)).not.toContain(0);
  }
});

it("DATA-17 DATA-18 Maya has a finished program with its certificate and one under way", async () => {
  const { id } = await own.db.user.findUniqueOrThrow({ where: { email: "maya@example.com" } });
  const enrolments = await own.db.userProgram.findMany({
    where: { userId: id },
    include: { certificate: true },
    orderBy: { progress: "desc" },
  });
  expect(enrolments).toMatchObject([
    { progress: 100, status: "completed", certificate: { recipientName: "Maya Rao" } },
    { progress: 67, status: "active", certificate: null },
  ]);
});

it("CERT-09 CERT-10 Maya's certificate stands up to its check, and her progress is what her diary says", async () => {
  const { id: userId } = await own.db.user.findUniqueOrThrow({ where: { email: "maya@example.com" } });
  const [certificate, ...more] = await own.db.certificate.findMany({ where: { userId } });
  expect(more).toEqual([]);
  if (!certificate) throw new Error("no certificate");
  const serviceKey = await loadServiceKey(own.db, ctxAt(firstRun).keys);
  expect(vouches(serviceKey, certificate, certificate.verificationHash)).toBe(true);
  for (const { enrolledAt, progress, program } of await own.db.userProgram.findMany({
    where: { userId },
    include: { program: true },
  })) {
    const since = { userId, createdAt: { gte: enrolledAt } };
    const moods = await own.db.moodEntry.findMany({ where: since, select: { createdAt: true } });
    const talks = await own.db.chatMessage.groupBy({
      by: ["sessionId"],
      where: { role: "user", createdAt: { gte: enrolledAt }, session: { userId } },
      _count: true,
    });
    const counts = {
      moodDays: new Set(moods.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).size,
      conversations: talks.filter(({ _count }) => _count >= 3).length,
    };
    const { modules } = requirementsShape.parse(program.requirements);
    expect([program.name, progressOf(walk(modules, counts))]).toEqual([program.name, progress]);
  }
});

it("CERT-09 a certificate of an older release gets the hash that is checked today", async () => {
  await own.query("UPDATE certificates SET \"verificationHash\" = 'an older scheme'");
  await forgetStamps();
  await seedAll(ctxAt(firstRun), { demo: true, folder });
  const [certificate] = await own.db.certificate.findMany();
  expect(certificate?.verificationHash).toMatch(/^[\da-f]{64}$/);
});

it("DATA-02 the demo's young people are known as such, and Ana's parent has agreed", async () => {
  const people = await own.db.user.findMany({
    where: { email: { in: ["leo@example.com", "ana@example.com"] } },
    select: { age: true, ageGroup: true, isChildAccount: true, consent: true },
    orderBy: { age: "asc" },
  });
  expect(people).toEqual([
    { age: 9, ageGroup: "child", isChildAccount: true, consent: "granted" },
    { age: 15, ageGroup: "teen", isChildAccount: true, consent: "not_needed" },
  ]);
  expect(await own.db.consent.findMany({ select: { status: true } })).toEqual([{ status: "granted" }]);
});

it("DATA-19 DATA-23 Maya and Noah are a couple by an accepted invitation", async () => {
  const couple = await own.db.relationship.findMany({
    select: { partner1: { select: { email: true } }, partner2: { select: { email: true } } },
  });
  expect(couple).toEqual([{ partner1: { email: "maya@example.com" }, partner2: { email: "noah@example.com" } }]);
  expect(await own.db.partnerInvitation.findMany({ select: { status: true } })).toEqual([{ status: "accepted" }]);
});
