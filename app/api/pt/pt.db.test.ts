import type { Assessment, RecordedAssessment } from "@/lib/features/movement/assessments/types";
import { LIBRARY } from "@/lib/features/movement/library/library";
import type { PtSession, RecordedSession } from "@/lib/features/movement/sessions/types";
import type { Exercise, FullRoutine, GeneratedRoutine, Routine } from "@/lib/features/movement/types";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import * as assessments from "./assessments/route";
import * as exercises from "./exercises/route";
import * as generate from "./generate-routine/route";
import * as routine from "./routines/[id]/route";
import * as routines from "./routines/route";
import * as sessions from "./sessions/route";

const DOCUMENTED = { sessionDuration: 20, targetAreas: "full-body", goals: ["pain_relief", "strength", "flexibility"] };
const CRISIS = "I want to kill myself tonight";

const read = (handler: typeof exercises.GET, who: SignedIn | null, path = "/api/pt/x", id = "") =>
  ask(handler, { path, cookie: who?.cookie, params: id ? { id } : {} });
const send = (handler: typeof exercises.GET, who: SignedIn | null, body: unknown, more: object = {}) =>
  ask(handler, { method: "POST", path: "/api/pt/x", cookie: who?.cookie, body, ...more });
const made = async (who: SignedIn, body: object = DOCUMENTED): Promise<GeneratedRoutine> =>
  (await send(generate.POST, who, body)).json<GeneratedRoutine>();
const incidentsOf = (who: SignedIn) =>
  query<{ source: string }>(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [who.user.id]);
const friendly = new Set(LIBRARY.filter(({ isChildFriendly }) => isChildFriendly).map(({ id }) => id));

describe("GET /api/pt/exercises", () => {
  it("API-30 PHYS-13 lists the library, and of a category only that one", async () => {
    const kim = await signIn();
    const all = (await read(exercises.GET, kim)).json<Exercise[]>();
    for (const { id } of LIBRARY) expect(all.some((exercise) => exercise.id === id)).toBe(true);
    for (const category of ["strength", "flexibility", "balance", "cardio", "rehabilitation"]) {
      const some = (await read(exercises.GET, kim, `/api/pt/exercises?category=${category}`)).json<Exercise[]>();
      expect(new Set(some.map((exercise) => exercise.category))).toEqual(new Set([category]));
      for (const difficulty of ["beginner", "intermediate", "advanced"]) {
        expect(some.filter((exercise) => exercise.difficulty === difficulty).length).toBeGreaterThan(1);
      }
    }
    expect((await read(exercises.GET, kim, "/api/pt/exercises?category=all")).json<Exercise[]>()).toHaveLength(
      all.length,
    );
    expect((await read(exercises.GET, kim, "/api/pt/exercises?category=yoga")).status).toBe(400);
  });

  it.each([9, 15])("PHYS-12 shows a person of %d only what is made for children, in their words", async (age) => {
    const listed = (await read(exercises.GET, await signIn({ age }))).json<Exercise[]>();
    expect(listed.length).toBeGreaterThanOrEqual(20);
    expect(listed.every(({ isChildFriendly }) => isChildFriendly)).toBe(true);
    const shift = LIBRARY.find(({ slug }) => slug === "weight-shift");
    expect(listed.find(({ id }) => id === shift?.id)?.name).toBe(shift?.childName);
  });

  it("pages on from the last one, and asks for a sign-in", async () => {
    const kim = await signIn();
    const [first, second] = (await read(exercises.GET, kim, "/api/pt/exercises?limit=2")).json<Exercise[]>();
    const next = (await read(exercises.GET, kim, `/api/pt/exercises?limit=1&cursor=${first?.id}`)).json<Exercise[]>();
    expect(next.map(({ id }) => id)).toEqual([second?.id]);
    expect((await read(exercises.GET, kim, `/api/pt/exercises?cursor=${newId()}`)).status).toBe(400);
    expect((await read(exercises.GET, null)).status).toBe(401);
  });
});

describe("POST /api/pt/generate-routine", () => {
  it("API-33 PHYS-06 takes the documented body and stores the routine with its reasons for the caller", async () => {
    const kim = await signIn();
    const answer = await send(generate.POST, kim, DOCUMENTED);
    expect(answer.status).toBe(201);
    const made = answer.json<GeneratedRoutine>();
    expect(made.estimatedDuration).toBeLessThanOrEqual(20);
    expect(made.exercises.map(({ phase }) => phase)).toEqual(expect.arrayContaining(["warmup", "main", "cooldown"]));
    expect(made.exercises.every(({ notes }) => notes)).toBe(true);
    expect(made.goals).toEqual(expect.arrayContaining(["strength"]));
    const { crisis_detected: _, concern: __, ...stored } = made;
    expect((await read(routines.GET, kim)).json<Routine[]>()).toEqual([stored]);
  });

  it.each([[{}], [{ targetAreas: ["lower-back", "hip"], goals: "strength" }], [{ targetAreas: "knee" }]])(
    "API-33 takes %j: one text, a list, or nothing",
    async (body) => {
      expect((await send(generate.POST, await signIn(), body)).status).toBe(201);
    },
  );

  it.each([
    ["sessionDuration", { sessionDuration: 4 }],
    ["sessionDuration", { sessionDuration: "20" }],
    ["difficulty", { difficulty: "heroic" }],
    ["pain.knee", { pain: { knee: 11 } }],
    ["equipment.0", { equipment: ["horse"] }],
    ["goals", { goals: 7 }],
  ])("names the field %s in a refusal", async (path, body) => {
    const answer = await send(generate.POST, await signIn(), body);
    expect(answer.status).toBe(400);
    expect(answer.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe(path);
  });

  it("PHYS-12 makes a child's routine of what is made for children", async () => {
    const ana = await signIn({ age: 9 });
    const { exercises } = await made(ana);
    expect(exercises.length).toBeGreaterThan(2);
    expect(exercises.filter(({ exerciseId }) => !friendly.has(exerciseId))).toEqual([]);
  });

  it("under 13 a routine is short and never hard, whatever is asked", async () => {
    const wish = { ...DOCUMENTED, sessionDuration: 60, difficulty: "advanced" };
    const { difficulty, estimatedDuration } = await made(await signIn({ age: 9 }), wish);
    expect([difficulty, estimatedDuration <= 30]).toEqual(["intermediate", true]);
  });

  it("CRIS-16 reads goals for a crisis and keeps them sealed", async () => {
    const kim = await signIn();
    const routine = await made(kim, { ...DOCUMENTED, goals: [CRISIS] });
    expect(routine.crisis_detected).toBe(true);
    expect(routine.goals).toContain(CRISIS);
    expect(await incidentsOf(kim)).toEqual([{ source: "movement" }]);
    const [row] = await query(`SELECT * FROM pt_routines WHERE "userId" = $1`, [kim.user.id]);
    expect(JSON.stringify(row)).not.toContain("kill");
  });

  it("makes one routine of two sends under one key", async () => {
    const kim = await signIn();
    const headers = { "idempotency-key": newId() };
    const [one, other] = [
      await send(generate.POST, kim, DOCUMENTED, { headers }),
      await send(generate.POST, kim, DOCUMENTED, { headers }),
    ];
    expect(other.json()).toEqual(one.json());
    expect((await read(routines.GET, kim)).json()).toHaveLength(1);
  });

  it("refuses strong pain in the planner's words, and stores nothing", async () => {
    const kim = await signIn();
    const answer = await send(generate.POST, kim, { ...DOCUMENTED, pain: { knee: 9 } });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toMatch(/pain.*call 911/i);
    expect((await read(routines.GET, kim)).json()).toEqual([]);
  });

  it("names the emergency number of the person's country in a refusal", async () => {
    const headers = { "accept-language": "en-GB" };
    const answer = await send(generate.POST, await signIn(), { ...DOCUMENTED, pain: { knee: 9 } }, { headers });
    expect(answer.json().message).toMatch(/call 999/);
  });
});

describe("a routine", () => {
  it("API-31 AUTH-12 is the caller's alone: to read, to put away, to delete", async () => {
    const [kim, eve] = [await signIn(), await signIn()];
    const { id } = await made(kim);
    const change = (who: SignedIn, body: object) =>
      ask(routine.PATCH, { method: "PATCH", params: { id }, cookie: who.cookie, body });
    const remove = (who: SignedIn) => ask(routine.DELETE, { method: "DELETE", params: { id }, cookie: who.cookie });
    expect((await read(routines.GET, eve)).json()).toEqual([]);
    expect((await read(routine.GET, eve, "/x", id)).status).toBe(404);
    expect((await change(eve, { isActive: false })).status).toBe(404);
    expect((await remove(eve)).status).toBe(404);

    const full = (await read(routine.GET, kim, "/x", id)).json<FullRoutine>();
    expect(full.exercises[0]?.exercise.instructions).toBeTruthy();
    expect((await change(kim, { isActive: false })).json()).toMatchObject({ id, isActive: false });
    expect((await change(kim, { isActive: true, name: "Mornings" })).json()).toMatchObject({
      isActive: true,
      name: "Mornings",
    });
    expect((await change(kim, {})).status).toBe(400);
    expect((await remove(kim)).status).toBe(204);
    expect((await read(routine.GET, kim, "/x", id)).status).toBe(404);
  });

  it("PHYS-12 of an adult is not shown once the account is a child's", async () => {
    const kim = await signIn({ age: 15 });
    const { id, exercises } = await made(kim);
    const adult = LIBRARY.find(({ isChildFriendly }) => !isChildFriendly);
    await query(`UPDATE routine_exercises SET "exerciseId" = $1 WHERE id = $2`, [adult?.id, exercises[0]?.id]);
    expect((await read(routines.GET, kim)).json()).toEqual([]);
    expect((await read(routine.GET, kim, "/x", id)).status).toBe(404);
  });

  it("pages on from the last one", async () => {
    const kim = await signIn();
    const first = await made(kim);
    const second = await made(kim);
    expect((await read(routines.GET, kim, `/x?limit=1`)).json<Routine[]>().map(({ id }) => id)).toEqual([second.id]);
    const older = (await read(routines.GET, kim, `/x?cursor=${second.id}`)).json<Routine[]>();
    expect(older.map(({ id }) => id)).toEqual([first.id]);
    expect((await read(routines.GET, kim, `/x?cursor=${newId()}`)).status).toBe(400);
  });
});

describe("POST /api/pt/sessions", () => {
  const doneWith = ({ id, exercises }: Routine, more: object = {}) => ({
    routineId: id,
    duration: 18,
    painBefore: 5,
    painAfter: 3,
    energyLevel: 6,
    notes: "the knee was fine",
    performances: exercises.map(({ exerciseId }) => ({
      exerciseId,
      setsCompleted: 1,
      difficultyRating: 3,
      completionStatus: "completed",
    })),
    ...more,
  });

  it("PHYS-10 API-32 records session and performances together, and the list answers them", async () => {
    const kim = await signIn();
    const routine = await made(kim);
    const answer = await send(sessions.POST, kim, doneWith(routine));
    expect(answer.status).toBe(201);
    const { crisis_detected, concern, ...stored } = answer.json<RecordedSession>();
    expect([crisis_detected, concern]).toEqual([false, "none"]);
    const count = routine.exercises.length;
    expect(stored).toMatchObject({
      ...{ routineId: routine.id, routineName: routine.name, duration: 18, painBefore: 5, painAfter: 3 },
      ...{ completedExercises: count, totalExercises: count, energyLevel: 6, notes: "the knee was fine" },
    });
    expect(stored.performances.map(({ exerciseId }) => exerciseId)).toEqual(
      routine.exercises.map(({ exerciseId }) => exerciseId),
    );
    expect((await read(sessions.GET, kim)).json<PtSession[]>()).toEqual([stored]);
    const [row] = await query(`SELECT * FROM pt_sessions WHERE "userId" = $1`, [kim.user.id]);
    expect(JSON.stringify(row)).not.toContain("knee");
  });

  it("API-32 takes the documented columns alone, and shows nobody else's", async () => {
    const [kim, eve] = [await signIn(), await signIn()];
    const body = { duration: 20, completedExercises: 3, totalExercises: 5, painBefore: 0, painAfter: 10 };
    expect((await send(sessions.POST, kim, body)).json()).toMatchObject({ ...body, routineId: null });
    expect((await read(sessions.GET, eve)).json()).toEqual([]);
    const { id } = await made(kim, { ...DOCUMENTED, pain: { knee: 2 } });
    expect((await send(sessions.POST, eve, { ...body, routineId: id })).status).toBe(404);
  });

  it("stores nothing of a session with an exercise that nobody knows, or that is not for children", async () => {
    const ana = await signIn({ age: 9 });
    const adult = LIBRARY.find(({ isChildFriendly }) => !isChildFriendly);
    for (const exerciseId of [newId(), adult?.id]) {
      const answer = await send(sessions.POST, ana, { duration: 5, performances: [{ exerciseId }] });
      expect([answer.status, answer.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([
        400,
        "performances.0.exerciseId",
      ]);
    }
    expect((await read(sessions.GET, ana)).json()).toEqual([]);
  });

  it("CRIS-16 CRIS-17 reads the notes for a crisis", async () => {
    const kim = await signIn();
    const answer = await send(sessions.POST, kim, { duration: 5, totalExercises: 1, notes: CRISIS });
    expect(answer.json()).toMatchObject({ crisis_detected: true });
    expect(await incidentsOf(kim)).toEqual([{ source: "movement" }]);
    const refused = await send(sessions.POST, kim, { duration: -1, notes: CRISIS });
    expect([refused.status, refused.json().crisis_detected]).toEqual([400, true]);
  });

  it("keeps the time of a session that waited for a network, for a week", async () => {
    const kim = await signIn();
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const recordedAt = ago(2);
    expect((await send(sessions.POST, kim, { duration: 5, recordedAt })).json().createdAt).toBe(recordedAt);
    expect((await send(sessions.POST, kim, { duration: 5, recordedAt: ago(8) })).status).toBe(400);
  });

  it("the next routine leaves out what was stopped, and asks for a clinician's word after a sign of danger", async () => {
    const kim = await signIn();
    const routine = await made(kim);
    const stopped = routine.exercises.find(({ phase }) => phase === "main");
    const body = doneWith(routine, {
      stopSigns: ["chest-pain"],
      performances: [{ exerciseId: stopped?.exerciseId, completionStatus: "stopped" }],
    });
    expect((await send(sessions.POST, kim, body)).json()).toMatchObject({ stopSigns: ["chest-pain"] });
    const refused = await send(generate.POST, kim, DOCUMENTED);
    expect(refused.status).toBe(409);
    expect(refused.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe("medicalClearance");
    const next = await made(kim, { ...DOCUMENTED, medicalClearance: true });
    expect(next.exercises.map(({ exerciseId }) => exerciseId)).not.toContain(stopped?.exerciseId);
    const unknown = await send(sessions.POST, kim, doneWith(routine, { stopSigns: ["aliens"] }));
    expect(unknown.status).toBe(400);
  });

  it("says to a child in their words who has to look at it", async () => {
    const ana = await signIn({ age: 9 });
    await send(sessions.POST, ana, doneWith(await made(ana), { stopSigns: ["chest-pain"] }));
    const { message } = (await send(generate.POST, ana, DOCUMENTED)).json();
    expect(message).toMatch(/My chest hurts or feels tight\. Tell a grown-up\./);
  });

  it("only moving without trouble lifts a stop: a routine closed at once or stopped again does not", async () => {
    const kim = await signIn();
    const routine = await made(kim);
    const skipped = routine.exercises.map(({ exerciseId }) => ({ exerciseId, completionStatus: "skipped" }));
    const ago = (minutes: number) => ({ recordedAt: new Date(Date.now() - minutes * 60_000).toISOString() });
    const record = (more: object) => send(sessions.POST, kim, doneWith(routine, more));
    await record({ ...ago(40), stopSigns: ["chest-pain"] });
    await record({ ...ago(30), performances: skipped });
    await record({ ...ago(20), stopSigns: ["dizzy"] });
    expect((await send(generate.POST, kim, DOCUMENTED)).status).toBe(409);
    await record(ago(10));
    expect((await send(generate.POST, kim, DOCUMENTED)).status).toBe(201);
  });

  it("a session that hurt more does not lift a stop", async () => {
    const kim = await signIn();
    const routine = await made(kim);
    const ago = (minutes: number) => ({ recordedAt: new Date(Date.now() - minutes * 60_000).toISOString() });
    await send(sessions.POST, kim, doneWith(routine, { ...ago(40), stopSigns: ["weak-or-numb"] }));
    await send(sessions.POST, kim, doneWith(routine, { ...ago(20), painBefore: 3, painAfter: 5 }));
    expect((await send(generate.POST, kim, { ...DOCUMENTED, pain: { knee: 5 } })).status).toBe(409);
  });

  it("pain and conditions that were told for one routine hold for the next, until something else is said", async () => {
    const kim = await signIn();
    const knee = LIBRARY.filter(({ stresses }) => stresses.includes("knee")).map(({ id }) => id);
    const loading = ({ exercises }: GeneratedRoutine) =>
      exercises.filter(({ exerciseId }) => knee.includes(exerciseId));
    const first = await made(kim, { ...DOCUMENTED, pain: { knee: 6 }, conditions: ["heart_condition"] });
    expect(first.message).toMatch(/With a heart condition, ask your doctor before you start/);
    const again = await made(kim);
    expect([loading(again), again.leftOut.length]).toEqual([[], first.leftOut.length]);
    expect(again.message).toMatch(/ask your doctor/);
    // The rating after the session is newer: pain of 8 out of 10 rules out a routine.
    await send(sessions.POST, kim, doneWith(again, { painBefore: 6, painAfter: 8 }));
    const refused = await send(generate.POST, kim, DOCUMENTED);
    const sore = expect.stringMatching(/knees and thighs.*8 out of 10/);
    expect([refused.status, refused.json().message]).toEqual([409, sore]);
    expect((await send(generate.POST, kim, { ...DOCUMENTED, pain: {} })).status).toBe(409);
    const eased = await made(kim, { ...DOCUMENTED, pain: { knee: 0 }, conditions: [] });
    expect(eased.exercises.length).toBeLessThanOrEqual(again.exercises.length);
    expect(eased.leftOut).toEqual([]);
    const [row] = await query(`SELECT * FROM pt_routines WHERE "userId" = $1`, [kim.user.id]);
    expect(JSON.stringify(row)).not.toMatch(/knee|heart/);
  });

  it("deleting the routine leaves what was done with it", async () => {
    const kim = await signIn();
    const { id, ...rest } = await made(kim);
    await send(sessions.POST, kim, doneWith({ id, ...rest }));
    await ask(routine.DELETE, { method: "DELETE", params: { id }, cookie: kim.cookie });
    expect((await read(sessions.GET, kim)).json()).toMatchObject([{ routineId: null, routineName: null }]);
  });
});

describe("/api/pt/assessments", () => {
  it.each([
    ["pain", { painLevels: { neck: 8 } }],
    ["mobility", { mobilityScores: { "toe-reach": 1 } }],
    ["strength", { strengthScores: { "chair-stands": 9 } }],
    ["functional", { functionalScores: { "balance-stage": 1, walking: 3 } }],
  ])("PHYS-11 stores a check of type %s with advice and the next date", async (assessmentType, scores) => {
    const kim = await signIn();
    const answer = await send(assessments.POST, kim, { assessmentType, ...scores, limitations: "no stairs" });
    expect(answer.status).toBe(201);
    const { crisis_detected: _, concern: __, ...stored } = answer.json<RecordedAssessment>();
    expect(stored).toMatchObject({ assessmentType, ...scores, limitations: ["no stairs"] });
    expect(stored.recommendations).toBeTruthy();
    expect(Date.parse(stored.nextAssessmentDate ?? "")).toBeGreaterThan(Date.now());
    expect((await read(assessments.GET, kim)).json<Assessment[]>()).toEqual([stored]);
    const [row] = await query(`SELECT * FROM physical_assessments WHERE "userId" = $1`, [kim.user.id]);
    expect(JSON.stringify(row)).not.toMatch(/neck|toe-reach|chair|walking|stairs/);
  });

  it.each([9, 15])("PHYS-11 answers 403 to a person of %d", async (age) => {
    const minor = await signIn({ age });
    expect((await read(assessments.GET, minor)).status).toBe(403);
    expect((await send(assessments.POST, minor, { assessmentType: "pain", painLevels: { neck: 1 } })).status).toBe(403);
  });

  it.each([
    ["assessmentType", { assessmentType: "mood", painLevels: { neck: 1 } }],
    ["painLevels", { assessmentType: "pain" }],
    ["painLevels", { assessmentType: "pain", mobilityScores: { a: 1 } }],
    ["painLevels.neck", { assessmentType: "pain", painLevels: { neck: 11 } }],
    ["strengthScores.chair-stands", { assessmentType: "strength", strengthScores: { "chair-stands": 90 } }],
  ])("PHYS-11 names %s in a refusal", async (path, body) => {
    const answer = await send(assessments.POST, await signIn(), body);
    expect([answer.status, answer.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, path]);
  });

  it("CRIS-16 reads what it keeps somebody from doing, and shows nobody else's", async () => {
    const [kim, eve] = [await signIn(), await signIn()];
    const body = { assessmentType: "pain", painLevels: { neck: 1 }, limitations: [CRISIS] };
    expect((await send(assessments.POST, kim, body)).json()).toMatchObject({ crisis_detected: true });
    expect(await incidentsOf(kim)).toEqual([{ source: "movement" }]);
    expect((await read(assessments.GET, eve)).json()).toEqual([]);
  });
});

it("R-07 nothing of a child is stored before the parent's yes; looking is open", async () => {
  const ana = await signIn({ age: 9, consent: "pending" });
  expect((await read(exercises.GET, ana)).status).toBe(200);
  for (const handler of [generate.POST, sessions.POST]) {
    const answer = await send(handler, ana, { duration: 5 });
    expect([answer.status, answer.json().code]).toEqual([403, "consent_required"]);
  }
});
