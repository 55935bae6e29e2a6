import type { Ctx, MemberCtx } from "@/lib/ports/context";
import {
  countOwnSessionsBefore,
  deleteSessionsBefore,
  type OldSessions,
} from "./old-session-repository";

/** Counts the caller's conversations with no activity since `before`. */
export const countOldSessions = (ctx: MemberCtx, before: Date): Promise<number> =>
  countOwnSessionsBefore(ctx, before);

/**
 * Removes a person's conversations with no activity since `before`, oldest first. Returns how many.
 */
export const dropOldSessions = (ctx: Ctx, old: OldSessions): Promise<number> =>
  deleteSessionsBefore(ctx, old);
