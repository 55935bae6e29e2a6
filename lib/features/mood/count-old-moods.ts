import type { MemberCtx } from "@/lib/ports/context";
import { countOwnMoodsBefore } from "./old-mood-repository";

/** Counts the caller's check-ins from before `before`. */
export const countOldMoods = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnMoodsBefore(ctx, before);
