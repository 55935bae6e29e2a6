import type { MemberCtx } from "@/lib/ports/context";
import { countOwnSessionsBefore } from "./old-session-repository";

/** How many of the caller's conversations were last talked in before then. */
export const countOldSessions = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnSessionsBefore(ctx, before);
