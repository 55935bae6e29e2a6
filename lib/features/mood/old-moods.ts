import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { countOwnMoodsBefore, deleteMoodsBefore, type OldMoods } from "./old-mood-repository";

/** Counts the caller's check-ins from before `before`. */
export const countOldMoods = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnMoodsBefore(ctx, before);

/** Removes a person's check-ins from before `before`, oldest first. Returns how many. */
export const dropOldMoods = (ctx: Ctx, old: OldMoods): Promise<number> =>
  deleteMoodsBefore(ctx, old);
