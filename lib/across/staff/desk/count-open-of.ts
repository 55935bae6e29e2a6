import type { Ctx } from "@/lib/ports/context";
import { countOpen } from "./queue-repository";

/** Number of unresolved incidents per person. People without any aren't in the map. */
export const countOpenOf = (
  ctx: Ctx,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> => countOpen(ctx, people);
