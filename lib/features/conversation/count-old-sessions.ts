import type { MemberCtx } from "@/lib/ports/context";
import { countOwnSessionsBefore } from "./old-session-repository";

/** Counts the caller's conversations with no activity since `before`. */
export const countOldSessions = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnSessionsBefore(ctx, before);
