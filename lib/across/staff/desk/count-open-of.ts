import type { Ctx } from "@/lib/ports/context";
import { countOpen } from "./queue-repository";

/**
 * How many incidents about each of these people nobody has resolved; nobody is named who has none.
 */
export const countOpenOf = (
  ctx: Ctx,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> => countOpen(ctx, people);
