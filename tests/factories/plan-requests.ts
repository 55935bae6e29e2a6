import fc from "fast-check";
import { DIFFICULTIES } from "@/lib/features/movement/constants";
import { BODY_AREAS, CONDITIONS, EQUIPMENT, GOALS, TARGET_AREAS } from "@/lib/features/movement/library/constants";
import { LIBRARY } from "@/lib/features/movement/library/library";
import { COMPLETION_STATUSES } from "@/lib/features/movement/planner/constants";
import type { PlanRequest } from "@/lib/features/movement/planner/types";

/** Possible wishes: mostly little pain and few conditions, sometimes a lot of both. */
const pain = fc.dictionary(
  fc.constantFrom(...BODY_AREAS),
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 }) },
    { weight: 1, arbitrary: fc.integer({ min: 6, max: 10 }) },
  ),
  { maxKeys: 4 },
);

const level = fc.option(fc.integer({ min: 0, max: 10 }));

const session = fc
  .record({
    at: fc.date({ min: new Date("2026-01-01"), max: new Date("2026-11-01"), noInvalidDate: true }),
    painBefore: level,
    painAfter: level,
    done: fc.uniqueArray(
      fc.record({
        exerciseId: fc.constantFrom(...LIBRARY.map(({ id }) => id)),
        status: fc.constantFrom(...COMPLETION_STATUSES),
        difficultyRating: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      { selector: ({ exerciseId }) => exerciseId, minLength: 1, maxLength: 10 },
    ),
  })
  .map(({ at, painBefore, painAfter, done }) =>
    done.map((row) => ({ ...row, at: at.toISOString(), painBefore, painAfter })),
  );

export const planRequests: fc.Arbitrary<PlanRequest> = fc.record({
  minutes: fc.integer({ min: 5, max: 60 }),
  targetAreas: fc.oneof(
    fc.constant("full-body"),
    fc.string({ maxLength: 30 }),
    fc.uniqueArray(fc.constantFrom(...TARGET_AREAS), { maxLength: 4 }),
  ),
  goals: fc.oneof(fc.string({ maxLength: 30 }), fc.uniqueArray(fc.constantFrom(...GOALS), { maxLength: 4 })),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT)),
  pain,
  conditions: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...CONDITIONS), { maxLength: 4 }) },
  ),
  history: fc.array(session, { maxLength: 6 }).map((sessions) => sessions.flat()),
  childFriendlyOnly: fc.boolean(),
  seed: fc.string(),
});

/** An adult's typical request, with the changes a test needs. */
export const aPlanRequest = (change: Partial<PlanRequest> = {}): PlanRequest => ({
  minutes: 20,
  targetAreas: "full-body",
  goals: ["pain_relief", "strength", "flexibility"],
  difficulty: "beginner",
  equipment: ["chair", "wall"],
  pain: {},
  conditions: [],
  history: [],
  childFriendlyOnly: false,
  seed: "a test",
  ...change,
});
