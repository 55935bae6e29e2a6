import { adviceFor } from "@/lib/features/movement/assessments/policy";
import { planRoutine } from "@/lib/features/movement/planner/plan-routine";
import {
  assessmentSeal,
  ptSessionSeal,
  routineExerciseSeal,
  routineSeal,
} from "@/lib/features/movement/sealed";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf } from "./story";

const DAY = 24 * 60 * 60_000;

/** Days ago, minutes, pain before and after, energy, note. */
const SESSIONS: readonly (readonly [number, number, number, number, number, string?])[] = [
  [26, 12, 6, 5, 4, "Neck stiff from the laptop. Slow was fine."],
  [23, 15, 5, 4, 5],
  [19, 18, 5, 4, 5],
  [15, 20, 5, 3, 6, "Less pulling on the left side."],
  [9, 20, 4, 2, 6],
  [4, 19, 3, 2, 7],
];

const PLAN = planRoutine({
  minutes: 20,
  targetAreas: ["neck", "upper-back", "lower-back"],
  goals: ["pain_relief", "posture"],
  difficulty: "beginner",
  equipment: ["chair"],
  pain: {},
  conditions: [],
  history: [],
  childFriendlyOnly: false,
  seed: "maya",
});

/** Maya's routine for neck and back, four weeks of sessions, and two pain checks. */
export async function seedMovement(ctx: SeedCtx, account: Account): Promise<void> {
  await seedRoutine(ctx, account);
  await seedSessions(ctx, account);
  await seedPainChecks(ctx, account);
}

const routineIdOf = ({ name }: Account): string => seedId("routine", name);

async function seedRoutine({ db, now }: SeedCtx, account: Account): Promise<void> {
  const id = routineIdOf(account);
  // A later release may plan differently; an existing routine stays as it was done.
  if (await db.ptRoutine.findUnique({ where: { id }, select: { id: true } })) return;
  const { name, goals, targetAreas, difficulty, estimatedDuration, message } = PLAN;
  const createdAt = dateOf(now, 27, "18:10");
  await db.ptRoutine.createMany({
    data: [
      {
        id,
        userId: account.id,
        ...{ difficulty, estimatedDuration, createdAt, updatedAt: createdAt },
        ...routineSeal.seal(account.key, id, {
          name,
          goals: [...goals],
          targetAreas: [...targetAreas],
          explanation: { message, leftOut: [] },
        }),
      },
    ],
    skipDuplicates: true,
  });
  await db.routineExercise.createMany({
    data: PLAN.exercises.map(
      ({ exercise, orderIndex, phase, sets, reps, holdTime, restTime, why }) => {
        const itemId = seedId("routine-exercise", account.name, orderIndex);
        return {
          ...{ id: itemId, routineId: id, exerciseId: exercise.id },
          ...{ orderIndex, phase, sets, reps, holdTime, restTime },
          ...routineExerciseSeal.seal(account.key, itemId, { notes: why }),
        };
      },
    ),
    skipDuplicates: true,
  });
}

async function seedSessions({ db, now }: SeedCtx, account: Account): Promise<void> {
  const total = PLAN.exercises.length;
  for (const [
    at,
    [daysAgo, duration, painBefore, painAfter, energyLevel, notes],
  ] of SESSIONS.entries()) {
    const id = seedId("pt-session", account.name, at);
    const createdAt = dateOf(now, daysAgo, "18:40");
    await db.ptSession.createMany({
      data: [
        {
          ...{ id, userId: account.id, routineId: routineIdOf(account), duration, createdAt },
          ...{
            painBefore,
            painAfter,
            energyLevel,
            completedExercises: total,
            totalExercises: total,
          },
          ...ptSessionSeal.seal(account.key, id, { notes }),
        },
      ],
      skipDuplicates: true,
    });
    await db.exercisePerformance.createMany({
      data: PLAN.exercises.map(({ exercise, sets, reps, holdTime, orderIndex }) => ({
        ...{
          id: seedId("performance", account.name, at, orderIndex),
          sessionId: id,
          exerciseId: exercise.id,
        },
        ...{
          setsCompleted: sets,
          repsCompleted: reps === null ? null : reps * sets,
          holdTimeCompleted: holdTime,
        },
        difficultyRating: at < 2 ? 4 : 3,
        createdAt: new Date(createdAt.getTime() + orderIndex),
      })),
      skipDuplicates: true,
    });
  }
}

async function seedPainChecks({ db, now }: SeedCtx, account: Account): Promise<void> {
  const { age } = DEMO_PEOPLE[account.name];
  for (const [at, painLevels] of [
    { neck: 6, "upper-back": 4 },
    { neck: 3, "upper-back": 2 },
  ].entries()) {
    const id = seedId("assessment", account.name, at);
    const createdAt = dateOf(now, at === 0 ? 27 : 5, "18:00");
    const { recommendations, again } = adviceFor("pain", painLevels, { age });
    await db.physicalAssessment.createMany({
      data: [
        {
          ...{ id, userId: account.id, assessmentType: "pain", createdAt },
          nextAssessmentDate: new Date(createdAt.getTime() + again * DAY),
          ...assessmentSeal.seal(account.key, id, {
            painLevels,
            recommendations: recommendations.join("\n"),
          }),
        },
      ],
      skipDuplicates: true,
    });
  }
}
