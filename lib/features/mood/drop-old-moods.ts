import type { Ctx } from "@/lib/ports/context";
import { deleteMoodsBefore, type OldMoods } from "./old-mood-repository";

/** Removes a person's check-ins from before `before`, oldest first. Returns how many. */
export const dropOldMoods = (ctx: Ctx, old: OldMoods): Promise<number> =>
  deleteMoodsBefore(ctx, old);
