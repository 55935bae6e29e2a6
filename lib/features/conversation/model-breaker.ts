import { countHourly } from "@/lib/core/delivery/hourly-counts/count-hourly";
import type { Ctx } from "@/lib/ports/context";
import { noteAnswer, noteFailure, passesBreaker } from "./breaker-repository";
import type { Breaker } from "./stream-with-fallback";

const FAILURES = 5;
const WINDOW_MS = 30_000;
/** How long an open breaker spares people the wait before one turn tries the model again. */
const REST_MS = 30_000;

/**
 * Opens after five failures within 30 seconds, counted in the database over all instances; for the
 * next 30 no one waits for the model (docs/reliability.md). If the database
 * can't answer, the model is asked.
 *
 * @param read whether the database was counting failures when the turn was read
 */
export function modelBreaker(ctx: Ctx, read?: { readonly modelFailed: boolean }): Breaker {
  // Read with the turn a moment ago, so there's nothing to ask the database and no failure to
  // clear.
  const isSound = read?.modelFailed === false;
  const before = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds);
  const quietly = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      ctx.log.error("breaker-unavailable", error);
      return otherwise;
    }
  };
  return {
    isOpen: async () =>
      !isSound &&
      quietly(
        false,
        async () => !(await passesBreaker(ctx, { now: ctx.now(), retryFrom: before(REST_MS) })),
      ),
    record: async (outcome) => {
      if (outcome === "failed") {
        await quietly(undefined, () =>
          noteFailure(ctx, { now: ctx.now(), windowFrom: before(WINDOW_MS) }, FAILURES),
        );
      } else if (!isSound) await quietly(undefined, () => noteAnswer(ctx));
    },
    count: (by) =>
      quietly(undefined, () =>
        countHourly(ctx, by === "model" ? "turns-by-model" : "turns-by-guided"),
      ),
  };
}
