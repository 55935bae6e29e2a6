import { modelBreaker } from "@/lib/features/conversation/model-breaker";
import type { Ctx } from "@/lib/ports/context";
import type { AdvisorBrief } from "@/lib/ports/routine-advisor";
import { applyAdvice } from "./apply-advice";
import { frameOf, planRoutine } from "./plan-routine";
import type { Plan, PlanRequest } from "./types";

/** How long to wait for the model (ms); after that we use the plan as it is. */
const PATIENCE_MS = 6_000;

/**
 * Plans a routine and lets a configured model refine it (PHYS-06). Without a model, with the
 * breaker open, or on a late, broken or unfit answer, returns the planner's own plan; the problem
 * is logged without content. The model gets the request and the candidates, nothing about the
 * person. Makes external calls, so never inside a transaction.
 */
export async function planRefined(ctx: Ctx, request: PlanRequest): Promise<Plan> {
  const plan = planRoutine(request);
  if (!ctx.routineAdvisor || plan.kind !== "routine") return plan;
  const breaker = modelBreaker(ctx);
  if (await breaker.isOpen()) return plan;
  try {
    const advised = await ctx.routineAdvisor.advise(
      briefOf(request, plan),
      AbortSignal.timeout(PATIENCE_MS),
    );
    await breaker.record("answered");
    const refined = await applyAdvice(request, plan, advised);
    if (typeof refined !== "string") return refined;
    ctx.log.warn("routine-advice-unfit", { problem: refined });
  } catch (error) {
    await breaker.record("failed");
    // A JSON parse error quotes the answer, so only the error's kind is logged.
    ctx.log.warn("routine-advice-failed", {
      kind: error instanceof Error ? error.name : "unknown",
    });
  }
  return plan;
}

function briefOf(request: PlanRequest, plan: Plan): AdvisorBrief {
  const { frame } = frameOf(request);
  return {
    minutes: frame.minutes,
    targetAreas: plan.targetAreas,
    goals: plan.goals,
    difficulty: plan.difficulty,
    planned: plan.exercises.map(({ exercise, phase }) => ({ slug: exercise.slug, phase })),
    candidates: frame.suitable.map(
      ({ slug, name, phases, targetArea, category, difficulty, position }) => ({
        slug,
        name,
        phases,
        targetArea,
        category,
        difficulty,
        position,
      }),
    ),
  };
}
