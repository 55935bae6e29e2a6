import { createOpenAiRoutineAdvisor } from "@/lib/adapters/openai/routine-advisor";
import type { MemberCtx } from "@/lib/ports/context";
import type { AdvisedExercise, RoutineAdvisor } from "@/lib/ports/routine-advisor";
import { signIn } from "@/tests/factories/people";
import { aPlanRequest } from "@/tests/factories/plan-requests";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { query } from "@/tests/support/database";
import { planRefined } from "./plan-refined";
import { planRoutine } from "./plan-routine";
import type { PlanRequest } from "./types";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
  await query("DELETE FROM model_health");
});
afterEach(() => server.close());
// Other test files share the database, and with it the breaker.
afterAll(() => query("DELETE FROM model_health"));

interface Asked {
  readonly ctx: MemberCtx;
  readonly logged: string[];
}

async function asking(advisor?: RoutineAdvisor): Promise<Asked> {
  const { ctx } = await signIn();
  const logged: string[] = [];
  const log = {
    ...ctx.log,
    warn: (event: string, fields?: object) => void logged.push(JSON.stringify([event, fields])),
  };
  const routineAdvisor =
    advisor ??
    createOpenAiRoutineAdvisor({ apiKey: "k", baseUrl: server.baseUrl, model: "local", prompt: () => "arrange" });
  return { ctx: { ...ctx, routineAdvisor, log }, logged };
}

/** A request whose every field holds something that's no one else's business. */
const WISH: PlanRequest = aPlanRequest({
  difficulty: "intermediate",
  minutes: 30,
  pain: { knee: 3, neck: 5 },
  conditions: ["glaucoma"],
});
const plan = planRoutine(WISH);
const kept = (change: (exercise: AdvisedExercise, at: number) => AdvisedExercise = (same) => same): AdvisedExercise[] =>
  plan.exercises.map(({ exercise, phase }, at) =>
    change({ slug: exercise.slug, phase, why: "This one is kind to you on a long day." }, at),
  );
const answer = (exercises: readonly AdvisedExercise[]) => server.judge(JSON.stringify({ exercises }));
const slugsOf = (exercises: readonly { exercise: { slug: string } }[]) =>
  exercises.map(({ exercise }) => exercise.slug);
const swapped = (exercises: AdvisedExercise[]): AdvisedExercise[] => {
  const at = exercises.findIndex(({ phase }) => phase === "main");
  const [one, next] = exercises.slice(at, at + 2);
  return one && next ? exercises.toSpliced(at, 2, next, one) : exercises;
};

it("takes the order and the words of a model that keeps the rules", async () => {
  const { ctx, logged } = await asking();
  const advised = swapped(kept());
  answer(advised);
  const refined = await planRefined(ctx, WISH);
  expect(refined.refined).toBe(true);
  expect(slugsOf(refined.exercises)).toEqual(advised.map(({ slug }) => slug));
  expect(refined.totalSeconds).toBeLessThanOrEqual(30 * 60);
  for (const { why } of refined.exercises) expect(why).toMatch(/^This one is kind to you/);
  // The model must not leave out what keeps the person safe.
  const sore = refined.exercises.find(({ exercise }) => exercise.stresses.includes("knee"));
  if (sore) expect(sore.why).toMatch(/Keep it small/);
  expect(logged).toEqual([]);
});

it("tells the model the wish and the choice, and nothing about the person", async () => {
  const { ctx } = await asking();
  answer(kept());
  await planRefined(ctx, WISH);
  const sent = server.questions.map(({ body }) => body.messages[1]?.content ?? "").join("");
  expect(sent).toContain("intermediate");
  expect(sent).not.toMatch(/glaucoma|pain":|history|conditions|hurt|last time/);
});

const [first] = kept();
const UNFIT: [string, AdvisedExercise[]][] = [
  ["unknown_exercise", kept((same, at) => (at === 0 ? { ...same, slug: "moonwalk" } : same))],
  ["unknown_exercise", kept((same, at) => (at === 0 ? { ...same, slug: "push-up" } : same))],
  ["unknown_exercise", kept((same, at) => (at === 0 ? { ...same, slug: "neck-turn" } : same))],
  ["repeated", [...(first ? [first] : []), ...kept()]],
  ["out_of_order", kept().toReversed()],
  ["missing_part", kept().filter(({ phase }) => phase !== "cooldown")],
  ["wrong_phase", kept((same, at) => (at === 0 ? { ...same, phase: "party" } : same))],
  [
    "wrong_length",
    (["warmup", "main", "cooldown"] as const).flatMap((part) =>
      kept()
        .filter(({ phase }) => phase === part)
        .slice(0, 1),
    ),
  ],
];

it.each(UNFIT)("keeps its own plan when the advice is unfit: %s", async (problem, advised) => {
  const { ctx, logged } = await asking();
  answer(advised);
  await expect(planRefined(ctx, WISH)).resolves.toEqual(plan);
  expect(logged).toEqual([JSON.stringify(["routine-advice-unfit", { problem }])]);
});

it.each([
  "This will cure your arthritis for good.",
  "I am a licensed physical therapist and I recommend it.",
  "Visit https://example.com for more of these moves.",
  "short",
  `${"Good for you. ".repeat(40)}`,
  "You should kill yourself instead of doing this.",
])("shows its own words in place of unfit ones: %s", async (why) => {
  const { ctx } = await asking();
  answer(kept((same) => ({ ...same, why })));
  const refined = await planRefined(ctx, WISH);
  expect(refined.exercises.map((item) => item.why)).toEqual(plan.exercises.map((item) => item.why));
});

it("PHYS-12 children read authored words, whoever arranged the routine", async () => {
  const wish = { ...WISH, childFriendlyOnly: true };
  const theirs = planRoutine(wish);
  const { ctx } = await asking();
  answer(
    theirs.exercises.map(({ exercise, phase }) => ({
      slug: exercise.slug,
      phase,
      why: "This one is kind to you today.",
    })),
  );
  const refined = await planRefined(ctx, wish);
  expect(refined.exercises.map(({ why }) => why)).toEqual(theirs.exercises.map(({ why }) => why));
});

it("plans by itself without a model, with an absent one, and with one that talks nonsense; nothing of it is logged", async () => {
  const { ctx, logged } = await asking();
  await expect(planRefined({ ...ctx, routineAdvisor: null }, WISH)).resolves.toEqual(plan);
  server.judge("secret words that are no JSON");
  await expect(planRefined(ctx, WISH)).resolves.toEqual(plan);
  await server.close();
  await expect(planRefined(ctx, WISH)).resolves.toEqual(plan);
  server = await startModelServer();
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toMatch(/secret/);
});

it("spares people the wait once the model has failed five times", async () => {
  let calls = 0;
  const { ctx } = await asking({
    advise: async () => {
      calls += 1;
      throw new Error("away");
    },
  });
  for (let time = 0; time < 7; time += 1) await planRefined(ctx, WISH);
  expect(calls).toBe(5);
});

it("asks no model where there is no routine to refine", async () => {
  const { ctx } = await asking();
  await planRefined(ctx, aPlanRequest({ pain: { hip: 9 } }));
  await planRefined(ctx, aPlanRequest({ conditions: ["recent_surgery"] }));
  expect(server.questions).toEqual([]);
});
