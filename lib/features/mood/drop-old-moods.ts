import type { Ctx } from "@/lib/ports/context";
import { deleteMoodsBefore, type OldMoods } from "./old-mood-repository";

/** Removes the check-ins of a person from before then, oldest first. Answers how many. */
export const dropOldMoods = (ctx: Ctx, old: OldMoods): Promise<number> =>
  deleteMoodsBefore(ctx, old);
