import { deleteExpiredSessions } from "@/lib/features/account/session-repository";
import { dropDeadSessions } from "@/lib/features/admin/drop-dead-sessions";
import { finishStuckReplies } from "@/lib/features/chat/finish-stuck-replies";
import { finishOwedAnswers } from "@/lib/features/couples/finish-owed-answers";
import { dropResultsBefore } from "@/lib/features/idempotency/repository";
import { dropDeletedPosts } from "@/lib/features/marketing/drop-deleted-posts";
import type { Ctx } from "@/lib/ports/context";
import { dropHitsBefore } from "./http/limits-repository";

const DAY = 24 * 60 * 60 * 1000;

/** The minute job that puts right what a crash left and drops what has run out. */
export async function sweep(ctx: Ctx): Promise<Record<string, number>> {
  const now = ctx.now();
  const dayAgo = new Date(now.getTime() - DAY);
  return {
    repliesFinished: await finishStuckReplies(ctx),
    owedAnswersGiven: await finishOwedAnswers(ctx),
    sessionsExpired: await deleteExpiredSessions(ctx.db, now),
    pinSessionsEnded: await dropDeadSessions(ctx),
    resultsDropped: await dropResultsBefore(ctx.db, dayAgo),
    postsDropped: await dropDeletedPosts(ctx),
    hitsDropped: await dropHitsBefore(ctx.db, dayAgo),
  };
}
