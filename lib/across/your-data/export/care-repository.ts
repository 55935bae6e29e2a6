import { moodSeal } from "@/lib/features/mood/sealed";
import { safetyPlanSeal } from "@/lib/features/safety-plan/sealed";
import { CHECK_ITEMS } from "@/lib/features/trauma/checks/constants";
import { traumaCheckSeal } from "@/lib/features/trauma/checks/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { openRows } from "./shown";
import type { Entry, Part } from "./types";

const own = ({ actor }: MemberCtx) => ({ userId: actor.user.id });

const moods = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "mood_entries",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.moodEntry.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
    (row) => moodSeal.open(ctx.actor.key, row),
  );

async function* safetyPlan(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.safetyPlan.findMany({ where: own(ctx) });
  yield* openRows(ctx, "safety_plans", rows, (row) => safetyPlanSeal.open(ctx.actor.key, row));
}

const exercises = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "finished_exercises",
    inPages("finishedAt", ({ after, take }) =>
      ctx.db.finishedExercise.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
  );

const traumaChecks = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "trauma_checks",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.traumaCheck.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
    (row) => {
      const { answers } = traumaCheckSeal.open(ctx.actor.key, row);
      return {
        answers: answers && Object.fromEntries(CHECK_ITEMS.map((item, at) => [item, answers[at]])),
      };
    },
  );

export const CARE_PARTS: readonly Part[] = [
  { name: "moods", table: "mood_entries", entries: moods },
  { name: "safetyPlan", table: "safety_plans", entries: safetyPlan },
  { name: "exercises", table: "finished_exercises", entries: exercises },
  { name: "traumaChecks", table: "trauma_checks", entries: traumaChecks },
];
