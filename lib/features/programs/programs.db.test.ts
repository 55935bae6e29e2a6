import { GET as listCertificates } from "@/app/api/certificates/route";
import { GET as listPrograms } from "@/app/api/programs/route";
import { PUT as savePlan } from "@/app/api/safety-plan/route";
import { PATCH } from "@/app/api/user-programs/[id]/route";
import { GET, POST } from "@/app/api/user-programs/route";
import type { Certificate } from "@/lib/features/certificates/types";
import { newId } from "@/lib/shared/ids";
import { programId } from "@/prisma/seed/programs/seed";
import { enrolledDaysAgo, giveExercises, giveMoods, giveRoutines, giveTalks } from "@/tests/factories/deeds";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import type { Enrolment, Program } from "./types";

const WORRY = programId("worry-in-its-place");
const BACK = programId("gentle-back-and-neck");
const PLAN = programId("safety-plan-workshop");
const BRAVE = programId("calm-and-brave");

const enrol = (cookie: string | undefined, id: string = WORRY) =>
  ask(POST, { method: "POST", path: "/api/user-programs", cookie, body: { programId: id } });
const change = (cookie: string, id: string, status: string) =>
  ask(PATCH, { method: "PATCH", cookie, params: { id }, body: { status } });
const own = async ({ cookie }: SignedIn) => (await ask(GET, { cookie })).json<Enrolment[]>();
const certificatesOf = async ({ cookie }: SignedIn) => (await ask(listCertificates, { cookie })).json<Certificate[]>();
const first = async (person: SignedIn): Promise<Enrolment> => {
  const [enrolment] = await own(person);
  if (!enrolment) throw new Error("nothing enrolled");
  return enrolment;
};

/** Does everything that "Worry in Its Place" asks for. */
async function doAllOf(userId: string): Promise<void> {
  await giveMoods(userId, 12);
  await giveTalks(userId, 4);
  await giveExercises(userId, 4);
}

async function walked(options: Parameters<typeof signIn>[0] = {}): Promise<SignedIn> {
  const person = await signIn(options);
  await enrol(person.cookie);
  await enrolledDaysAgo(person.user.id, 20);
  return person;
}

describe("the catalogue", () => {
  it.each([
    ["adults", 34, ["steadier-days", "safety-plan-workshop"], ["calm-and-brave", "feeling-finder"]],
    ["teens", 15, ["under-pressure", "safety-plan-workshop"], ["steadier-days", "feeling-finder"]],
    ["children", 9, ["calm-and-brave", "feeling-finder"], ["steadier-days", "safety-plan-workshop"]],
  ] as const)("CERT-10 DATA-16 offers %s what is made for them, with steps", async (_, age, offered, hidden) => {
    const { cookie } = await signIn({ age });
    const programs = (await ask(listPrograms, { cookie })).json<Program[]>();
    const ids = programs.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(offered.map(programId)));
    for (const slug of hidden) expect(ids).not.toContain(programId(slug));
    for (const { requirements } of programs) expect(requirements.modules.length).toBeGreaterThanOrEqual(4);
  });

  it("passes over rows whose steps cannot be read, and offers nothing before an age is known", async () => {
    await insert("programs", { name: "Broken", type: "other", description: "D", duration: 1, requirements: {} });
    const { cookie } = await signIn();
    expect((await ask(listPrograms, { cookie })).text).not.toContain("Broken");
    const unknown = await signIn({ age: null });
    expect((await ask(listPrograms, { cookie: unknown.cookie })).json()).toEqual([]);
    expect((await enrol(unknown.cookie)).status).toBe(403);
  });

  it("API-43 asks for a session", async () => {
    const answers = [await ask(listPrograms), await ask(GET), await enrol(undefined)];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

describe("enrolling", () => {
  it("CERT-10 API-58 makes one enrolment, and meets it again instead of making a second", async () => {
    const person = await signIn();
    const made = await enrol(person.cookie);
    expect(made.status).toBe(201);
    expect(made.json()).toMatchObject({ programId: WORRY, status: "active", progress: 0, certificateGenerated: false });
    const again = await enrol(person.cookie);
    expect([again.status, again.json<Enrolment>().id]).toEqual([200, made.json<Enrolment>().id]);
  });

  it("DATA-17 twenty at the same moment make one row", async () => {
    const person = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enrol(person.cookie)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await own(person)).toHaveLength(1);
  });

  it("refuses a second open row in the database itself", async () => {
    const person = await signIn();
    await enrol(person.cookie);
    const second = insert("user_programs", { userId: person.user.id, programId: WORRY });
    await expect(second).rejects.toMatchObject({ constraint: "user_programs_one_open" });
  });

  it("refuses a program for other ages, one that is not offered, and what is no id", async () => {
    const { cookie } = await signIn();
    expect((await enrol(cookie, BRAVE)).status).toBe(403);
    expect((await enrol(cookie, newId())).status).toBe(404);
    const bad = await enrol(cookie, "worry");
    expect([bad.status, bad.json()]).toEqual([
      400,
      expect.objectContaining({ issues: [expect.objectContaining({ path: "programId" })] }),
    ]);
  });

  it("R-07 stores nothing for a child whose parent has not agreed", async () => {
    const child = await signIn({ age: 9, consent: "pending" });
    const refused = await enrol(child.cookie, BRAVE);
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([403, "consent_required"]);
    expect(await own(child)).toEqual([]);
  });
});

describe("progress", () => {
  it("API-43 CERT-10 comes from what was done since enrolling, and from nothing before", async () => {
    const person = await signIn();
    const { id } = person.user;
    await query(
      `INSERT INTO mood_entries ("userId", mood, "createdAt") VALUES ($1, 'sad', now() - interval '1 hour')`,
      [id],
    );
    await enrol(person.cookie);
    expect(await first(person)).toMatchObject({ programName: "Worry in Its Place", progress: 0 });

    await enrolledDaysAgo(id, 20);
    await giveMoods(id, 3);
    // Two entries on one day count as one day, and two messages don't make a conversation yet.
    await giveMoods(id, 3);
    await giveTalks(id, 1, 2);
    const [look, talk] = (await first(person)).modules;
    expect([look?.done, talk?.done]).toEqual([3, 0]);
    await giveTalks(id, 1);
    await giveExercises(id, 2);
    const { modules, progress } = await first(person);
    expect(modules.map(({ done }) => done)).toEqual([3, 1, 2, 0, 0]);
    expect(progress).toBe(Math.floor((100 * (3 / 5 + 1 / 2 + 2 / 4)) / 5));
  });

  it("counts finished routines, and steps of the safety plan as it stands", async () => {
    const person = await signIn();
    await enrol(person.cookie, BACK);
    await giveRoutines(person.user.id, 2);
    await giveRoutines(person.user.id, 1, 0);
    expect((await first(person)).modules[0]).toMatchObject({ counts: "movementSessions", done: 2 });

    const plan = {
      warningSigns: ["I hide"],
      ownWays: ["Walk", "Shower"],
      peopleAndPlaces: [],
      helpers: ["Ruth"],
      professionals: [],
      saferPlace: [],
    };
    expect((await ask(savePlan, { method: "PUT", cookie: person.cookie, body: plan })).status).toBe(200);
    await enrol(person.cookie, PLAN);
    expect((await first(person)).modules.map(({ counts, done }) => [counts, done])).toEqual([
      ["planSteps", 2],
      ["exercises", 0],
      ["planSteps", 1],
      ["planSteps", 0],
    ]);
  });

  it("does not fall when entries are deleted, and is sealed where it is kept", async () => {
    const person = await walked();
    await giveMoods(person.user.id, 5);
    const { progress } = await first(person);
    expect(progress).toBe(20);
    await query(`DELETE FROM mood_entries WHERE "userId" = $1`, [person.user.id]);
    expect(await first(person)).toMatchObject({ progress, modules: [{ done: 5 }, {}, {}, {}, {}] });
    const [row] = await query<{ counts: string }>(`SELECT counts FROM user_programs WHERE "userId" = $1`, [
      person.user.id,
    ]);
    expect(row?.counts).toMatch(/^v1\./);
  });

  it("asks the database as often for ten programs as for one", async () => {
    const person = await signIn();
    const count = async () => {
      const asked = jest.spyOn(person.ctx.db, "$queryRaw" as never);
      const { listEnrolments } = await import("./list-enrolments");
      await listEnrolments(person.ctx);
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    await enrol(person.cookie);
    const forOne = await count();
    for (const id of [BACK, programId("steadier-days"), programId("sleep-again")]) await enrol(person.cookie, id);
    expect(await count()).toBe(forOne);
  });
});

describe("pausing and leaving", () => {
  it("keeps what was done, through leaving and coming back", async () => {
    const person = await walked();
    await giveMoods(person.user.id, 5);
    const before = await first(person);
    for (const status of ["paused", "left"]) {
      const answer = await change(person.cookie, before.id, status);
      expect([answer.status, answer.json<Enrolment>().status]).toEqual([200, status]);
      expect(await first(person)).toMatchObject({ status, progress: 20 });
      const back = await enrol(person.cookie);
      expect([back.status, back.json()]).toEqual([
        200,
        expect.objectContaining({ id: before.id, status: "active", progress: 20 }),
      ]);
    }
  });

  it("goes on for who has grown older, and not for who turns out to be younger", async () => {
    const aged = (person: SignedIn, age: number, ageGroup: string) =>
      query(`UPDATE users SET age = $2, "ageGroup" = $3, "isChildAccount" = $2 < 18 WHERE id = $1`, [
        person.user.id,
        age,
        ageGroup,
      ]);
    const finder = programId("feeling-finder");
    const child = await signIn({ age: 12 });
    await enrol(child.cookie, finder);
    await change(child.cookie, (await first(child)).id, "paused");
    await aged(child, 13, "teen");
    const back = await enrol(child.cookie, finder);
    expect([back.status, back.json()]).toEqual([200, expect.objectContaining({ status: "active" })]);
    expect((await enrol((await signIn({ age: 13 })).cookie, finder)).status).toBe(403);

    const person = await walked();
    await change(person.cookie, (await first(person)).id, "paused");
    await aged(person, 15, "teen");
    expect((await enrol(person.cookie)).status).toBe(403);
  });

  it("counts nothing while it rests", async () => {
    const person = await walked();
    await change(person.cookie, (await first(person)).id, "paused");
    await doAllOf(person.user.id);
    expect(await first(person)).toMatchObject({ status: "paused", progress: 0 });
    expect(await certificatesOf(person)).toEqual([]);
  });

  it("AUTH-12 answers 404 for somebody else's, 400 for a status that is not theirs to set, 409 once finished", async () => {
    const [person, other] = await Promise.all([walked(), signIn()]);
    const { id } = await first(person);
    expect((await change(other.cookie, id, "left")).status).toBe(404);
    expect((await change(person.cookie, id, "completed")).status).toBe(400);
    expect((await own(other)).length).toBe(0);
    await doAllOf(person.user.id);
    await own(person);
    expect((await change(person.cookie, id, "left")).status).toBe(409);
  });
});

describe("at 100 percent", () => {
  it("CERT-10 DATA-17 DATA-18 issues one certificate, however many readers find it done at once", async () => {
    const person = await walked({ firstName: "Maya", lastName: "Rao" });
    await doAllOf(person.user.id);
    const lists = await Promise.all(Array.from({ length: 12 }, () => own(person)));
    for (const [enrolment] of lists) {
      expect(enrolment).toMatchObject({ progress: 100, status: "completed", certificateGenerated: true });
      expect(enrolment?.certificateId).toMatch(/^[\da-f-]{36}$/);
    }
    const certificates = await certificatesOf(person);
    expect(certificates).toHaveLength(1);
    expect(certificates[0]).toMatchObject({
      recipientName: "Maya Rao",
      programName: "Worry in Its Place",
      certificateType: "completion",
      validUntil: null,
      downloadCount: 0,
      achievementsUnlocked: [
        "Over 21 days",
        "12 days with a check-in",
        "4 conversations with Sage",
        "4 exercises finished",
      ],
      performanceMetrics: { days: 21, moodDays: 12, conversations: 4, exercises: 4 },
    });
  });

  it("CERT-10 a finished program can be begun anew beside its certificate", async () => {
    const person = await walked();
    await doAllOf(person.user.id);
    await own(person);
    const again = await enrol(person.cookie);
    expect([again.status, again.json<Enrolment>().progress]).toEqual([201, 0]);
    expect((await own(person)).map(({ status }) => status)).toEqual(["active", "completed"]);
    expect(await certificatesOf(person)).toHaveLength(1);
  });

  it("claims no person, no title and no licence", async () => {
    const adult = await walked();
    await doAllOf(adult.user.id);
    await own(adult);
    const [certificate] = await certificatesOf(adult);
    expect(certificate).toMatchObject({ instructorName: "Sage, AI guide", issuingOrganization: "Willow" });
    expect(JSON.stringify(certificate)).not.toMatch(/therapist|counsel|doctor|licen[cs]e|accredit/i);
  });
});
