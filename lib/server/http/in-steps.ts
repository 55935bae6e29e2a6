import type { Ctx } from "@/lib/ports/context";

type Counts = Readonly<Record<string, number>>;
type Step = (ctx: Ctx) => Promise<number | Counts>;

/**
 * A job that runs its steps in order. A failed step is logged by name and doesn't stop the others.
 * Returns all counts. If any step failed, the job fails at the end, so the scheduler notices.
 */
export const inSteps =
  (steps: Readonly<Record<string, Step>>) =>
  async (ctx: Ctx): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    const failed: string[] = [];
    for (const [name, step] of Object.entries(steps)) {
      try {
        const done = await step(ctx);
        Object.assign(counts, typeof done === "number" ? { [name]: done } : done);
      } catch (error) {
        failed.push(name);
        ctx.log.error("step-failed", error, { step: name });
      }
    }
    if (failed.length > 0) throw new Error(`steps failed: ${failed.join(", ")}`);
    return counts;
  };
