import type { MemberCtx } from "@/lib/ports/context";
import { countOwnMoodsBefore } from "./old-mood-repository";

/** How many of the caller's check-ins are from before then. */
export const countOldMoods = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnMoodsBefore(ctx, before);
