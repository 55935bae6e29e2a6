import { aPlanRequest } from "@/tests/factories/plan-requests";
import { LIBRARY } from "../library/library";
import { planRoutine } from "./plan-routine";
import type { Performance, Plan } from "./types";

const slugs = (plan: Plan) => plan.exercises.map(({ exercise }) => exercise.slug);
const main = (plan: Plan) => plan.exercises.filter(({ phase }) => phase === "main");

/** The plan, done once, with the same outcome for each exercise. */
const done = (plan: Plan, how: Partial<Performance> = {}): Performance[] =>
  plan.exercises.map(({ exercise }) => ({
    exerciseId: exercise.id,
    status: "completed",
    difficultyRating: 3,
    painBefore: 2,
    painAfter: 2,
    at: "2026-11-20T08:00:00.000Z",
    ...how,
  }));

/** The dose of an exercise that many plans contain, after it was last done this way. */
function doseAfter(how: Partial<Performance>): { reps: number; why: string } {
  const bridge = LIBRARY.find(({ slug }) => slug === "glute-bridge");
  const row = {
    exerciseId: bridge?.id ?? "",
    status: "completed",
    difficultyRating: 3,
    painBefore: 1,
    painAfter: 1,
    at: "2026-11-01T08:00:00.000Z",
    ...how,
  } as const;
  // Another session followed, so the exercise isn't skipped for variety's sake.
  const later = {
    ...row,
    exerciseId: "another",
    status: "completed",
    difficultyRating: 3,
    at: "2026-11-10T08:00:00.000Z",
  } as const;
  const latest = { ...later, at: "2026-11-12T08:00:00.000Z" };
  for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
    const plan = planRoutine(aPlanRequest({ minutes: 40, targetAreas: "hip", seed, history: [row, later, latest] }));
    const found = main(plan).find(({ exercise }) => exercise.slug === "glute-bridge");
    if (found) return { reps: found.reps ?? 0, why: found.why };
  }
  throw new Error("no plan has the bridge");
}

it("API-33 plans what the page asks for: 20 minutes, the whole body, against pain, for strength and flexibility", () => {
  const plan = planRoutine(aPlanRequest());
  expect(plan).toMatchObject({
    kind: "routine",
    targetAreas: ["full-body"],
    name: expect.stringMatching(/^\d+ minutes for your whole body$/),
  });
  expect(plan.estimatedDuration).toBeGreaterThanOrEqual(14);
  expect(plan.estimatedDuration).toBeLessThanOrEqual(20);
  // The main part is varied, not about one place.
  expect(new Set(main(plan).map(({ exercise }) => exercise.targetArea)).size).toBeGreaterThanOrEqual(4);
});

it("the main part works on the areas that were asked for", () => {
  const plan = planRoutine(aPlanRequest({ targetAreas: ["neck", "shoulder"], minutes: 10 }));
  for (const { exercise } of main(plan)) {
    const areas = [exercise.targetArea, ...exercise.alsoTargets];
    expect([exercise.slug, areas.some((area) => ["neck", "shoulder", "full-body"].includes(area))]).toEqual([
      exercise.slug,
      true,
    ]);
  }
});

it("what loads a place that hurts is left out, and the person is told", () => {
  const plan = planRoutine(aPlanRequest({ pain: { knee: 5 } }));
  expect(plan.leftOut.length).toBeGreaterThan(3);
  expect(plan.leftOut).toContainEqual(
    expect.objectContaining({
      name: "Sit to stand",
      reason: "pain",
      why: "It strains your knees and thighs, where your pain is 5 out of 10.",
    }),
  );
  expect(plan.message).toContain(`We left out ${plan.leftOut.length}`);
});

it("warms up and cools down what was asked for", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const plan = planRoutine(aPlanRequest({ targetAreas: "knee", seed }));
    const beside = plan.exercises.filter(
      ({ exercise, phase }) =>
        phase !== "main" && ![exercise.targetArea, ...exercise.alsoTargets].some((area) => /knee|full-body/.test(area)),
    );
    expect(beside.map(({ exercise }) => exercise.slug)).toEqual([]);
  }
});

it("with a condition that a doctor should know of every routine says so, with arthritis not", () => {
  const told = (conditions: Parameters<typeof aPlanRequest>[0]) => planRoutine(aPlanRequest(conditions)).message;
  expect(told({ conditions: ["heart_condition"], difficulty: "advanced" })).toMatch(
    /With a heart condition, ask your doctor before you start/,
  );
  expect(told({ conditions: ["heart_condition"], childFriendlyOnly: true })).toMatch(/your doctor before you start/);
  expect(told({ conditions: ["arthritis"] }) ?? "").not.toMatch(/doctor/);
});

it("a little pain keeps an exercise in, and its reason says to keep it small", () => {
  const plan = planRoutine(aPlanRequest({ pain: { "lower-back": 2, hip: 2, knee: 2, shoulder: 2 }, minutes: 40 }));
  const loaded = plan.exercises.filter(({ exercise }) => exercise.stresses.includes("hip"));
  expect(loaded.length).toBeGreaterThan(0);
  for (const { why } of loaded) expect(why).toMatch(/Keep it small/);
});

it.each([
  ["pregnancy", "glute-bridge"],
  ["osteoporosis", "cat-cow"],
  ["high_blood_pressure", "wall-sit"],
  ["dizziness", "one-leg-stand"],
] as const)("with %s the %s is left out for that reason", (condition, slug) => {
  const plan = planRoutine(aPlanRequest({ difficulty: "intermediate", conditions: [condition], minutes: 60 }));
  const exercise = LIBRARY.find((one) => one.slug === slug);
  expect(plan.leftOut).toContainEqual(expect.objectContaining({ exerciseId: exercise?.id, reason: "condition" }));
  expect(slugs(plan)).not.toContain(slug);
});

it("not long after an operation it offers a gentle few minutes and says to ask first", () => {
  const plan = planRoutine(aPlanRequest({ conditions: ["recent_surgery"] }));
  expect(plan).toMatchObject({ kind: "gentle", shorterThanAsked: true });
  expect(plan.message).toMatch(/Ask your doctor before you do more/);
  expect(slugs(plan)).toEqual(expect.arrayContaining(["belly-breathing"]));
});

it("pain of 8 or more is refused with advice, in the words of the person's age", () => {
  expect(planRoutine(aPlanRequest({ pain: { hip: 8 } }))).toMatchObject({
    kind: "refused",
    exercises: [],
    message: expect.stringMatching(/hips is high, 8 out of 10.*See a doctor or nurse today.*911/),
  });
  const child = planRoutine(aPlanRequest({ pain: { hip: 8 }, childFriendlyOnly: true }));
  expect(child.message).toMatch(/Tell a grown-up you trust/);
  expect(planRoutine(aPlanRequest({ pain: { hip: 7 } })).kind).toBe("routine");
});

describe("what was done before", () => {
  const first = planRoutine(aPlanRequest());

  it("brings variety: at most a third of the main part comes back the next time", () => {
    const next = planRoutine(aPlanRequest({ history: done(first) }));
    const again = main(next).filter(({ exercise }) => slugs(first).includes(exercise.slug));
    expect(again.length).toBeLessThanOrEqual(main(next).length / 3);
  });

  it("gives a little more after easy, a little less after hard, and says so", () => {
    const usual = doseAfter({});
    const easy = doseAfter({ difficultyRating: 1 });
    const hard = doseAfter({ difficultyRating: 4 });
    expect([easy.reps - usual.reps, hard.reps - usual.reps]).toEqual([2, -2]);
    expect(easy.why).toMatch(/easy last time/);
    expect(hard.why).toMatch(/hard last time/);
    expect(usual.why).not.toMatch(/last time/);
  });

  it.each([
    ["stopped", { status: "stopped" }, "stopped_before"],
    ["far too hard", { difficultyRating: 5 }, "too_hard_before"],
  ] as const)("leaves out what was %s", (_, how, reason) => {
    const next = planRoutine(aPlanRequest({ history: done(first, how) }));
    expect(slugs(next).filter((slug) => slugs(first).includes(slug))).toEqual([]);
    expect(next.leftOut.map((left) => left.reason)).toEqual(first.exercises.map(() => reason));
  });

  it("is easier after a session that raised the pain", () => {
    const wish = aPlanRequest({ difficulty: "intermediate", minutes: 30 });
    const history = done(planRoutine(wish), { painBefore: 2, painAfter: 4 });
    const next = planRoutine({ ...wish, history });
    expect(next.message).toMatch(/pain was higher after last time/);
    expect(new Set(next.exercises.map(({ exercise }) => exercise.difficulty))).toEqual(new Set(["beginner"]));
  });

  it.each([
    ["raised the pain", { painBefore: 6, painAfter: 8 }],
    ["felt hard", { difficultyRating: 4 }],
  ])("an easier day after a session that %s holds no more exercises and takes no longer", (_, how) => {
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const wish = aPlanRequest({ minutes: 30, pain: { knee: 6 }, seed });
      const before = planRoutine(wish);
      const next = planRoutine({ ...wish, history: done(before, how) });
      expect([next.exercises.length <= before.exercises.length, next.totalSeconds <= before.totalSeconds]).toEqual([
        true,
        true,
      ]);
      expect(next.message).toMatch(/easier and shorter|a little less today/);
    }
  });

  it("an exercise that was too hard comes back after three other sessions", () => {
    const [row] = done(first, { difficultyRating: 5, at: "2026-10-01T08:00:00.000Z" });
    if (!row) throw new Error("nothing was done");
    const others = ["02", "03", "04"].map((day) => ({
      ...row,
      exerciseId: "another",
      difficultyRating: 3,
      at: `2026-10-${day}T08:00:00.000Z`,
    }));
    expect(planRoutine(aPlanRequest({ history: [row, ...others.slice(1)] })).leftOut).toHaveLength(1);
    expect(planRoutine(aPlanRequest({ history: [row, ...others] })).leftOut).toEqual([]);
  });
});

it("PHYS-12 children read their own words for the reasons and what was left out", () => {
  const plan = planRoutine(aPlanRequest({ childFriendlyOnly: true, pain: { knee: 6 } }));
  expect(plan.exercises.every(({ exercise }) => exercise.isChildFriendly)).toBe(true);
  expect(plan.exercises[0]?.why).toMatch(/^Wakes up your /);
  expect(plan.leftOut).toContainEqual(expect.objectContaining({ name: "Slow-motion stand up" }));
});
