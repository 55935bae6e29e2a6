import { sessionsKey } from "@/lib/features/conversation/constants";
import { finishedExercisesKey } from "@/lib/features/conversation/exercises/constants";
import { listFinishedExercises } from "@/lib/features/conversation/exercises/finished-exercises";
import { countSessions, listSessions } from "@/lib/features/conversation/queries";
import { moodsKey } from "@/lib/features/mood/constants";
import { listMood } from "@/lib/features/mood/list-mood";
import type { MemberCtx } from "@/lib/ports/context";

/** The lists behind home and dashboard, under the query keys their hooks use. One query each. */
export const listReads = (ctx: MemberCtx) => [
  { queryKey: moodsKey, read: () => listMood(ctx) },
  { queryKey: sessionsKey, read: () => listSessions(ctx) },
];

/** The dashboard's additional read. */
export const exerciseRead = (ctx: MemberCtx) => ({
  queryKey: finishedExercisesKey,
  read: () => listFinishedExercises(ctx),
});

/**
 * Number of conversations (DASH-03). Null if it can't be read right now, so the page still renders.
 */
export async function readSessionCount(ctx: MemberCtx): Promise<number | null> {
  try {
    return await countSessions(ctx);
  } catch (error) {
    ctx.log.error("server-read-failed", error, { query: "session-count" });
    return null;
  }
}
