import { readUnreadGoals } from "@/lib/features/account/read-unread-goals";
import { deleteExpiredSessions } from "@/lib/features/account/session-repository";
import { dropDeadSessions } from "@/lib/features/admin/drop-dead-sessions";
import { finishStuckReplies } from "@/lib/features/chat/finish-stuck-replies";
import { readUnreadMessage } from "@/lib/features/chat/read-unread-message";
import { readUnreadTitle } from "@/lib/features/chat/read-unread-title";
import { finishOwedAnswers } from "@/lib/features/couples/finish-owed-answers";
import { readUnreadInvitation } from "@/lib/features/couples/read-unread-invitation";
import { readUnreadMessage as readUnreadInTalk } from "@/lib/features/couples/read-unread-message";
import { RELATIONSHIP_READERS, readUnreadTitle as readUnreadTalkTitle } from "@/lib/features/couples/read-unread-texts";
import { dropResultsBefore } from "@/lib/features/idempotency/repository";
import { dropDeletedPosts } from "@/lib/features/marketing/drop-deleted-posts";
import { readUnreadMemory } from "@/lib/features/memory/read-unread-memory";
import { readUnreadMood } from "@/lib/features/mood/read-unread-mood";
import { readUnreadRoutine } from "@/lib/features/physical/read-unread-routine";
import { readUnreadAssessment } from "@/lib/features/physical-assessments/read-unread-assessment";
import { readUnreadSession } from "@/lib/features/physical-sessions/read-unread-session";
import { readUnread } from "@/lib/features/safety/read-unread";
import { readUnreadPlan } from "@/lib/features/safety-plan/read-unread-plan";
import { readUnreadLabel } from "@/lib/features/shares/read-unread-label";
import type { Ctx } from "@/lib/ports/context";
import { dropHitsBefore } from "./http/limits-repository";
import { alertWhileOff } from "./reader-watch";

/** By where the words stand. */
const READERS = {
  chat_message: readUnreadMessage,
  session_title: readUnreadTitle,
  relationship_message: readUnreadInTalk,
  mood_note: readUnreadMood,
  profile: readUnreadGoals,
  memory: readUnreadMemory,
  safety_plan: readUnreadPlan,
  movement_session: readUnreadSession,
  movement_check: readUnreadAssessment,
  movement_routine: readUnreadRoutine,
  ...RELATIONSHIP_READERS,
  talk_title: readUnreadTalkTitle,
  invitation: readUnreadInvitation,
  share_label: readUnreadLabel,
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** The minute job that puts right what a crash left and drops what has run out. */
export async function sweep(ctx: Ctx): Promise<Record<string, number>> {
  const now = ctx.now();
  const dayAgo = new Date(now.getTime() - DAY);
  await alertWhileOff(ctx);
  return {
    textsRead: await readUnread(ctx, READERS),
    repliesFinished: await finishStuckReplies(ctx),
    owedAnswersGiven: await finishOwedAnswers(ctx),
    sessionsExpired: await deleteExpiredSessions(ctx.db, now),
    pinSessionsEnded: await dropDeadSessions(ctx),
    resultsDropped: await dropResultsBefore(ctx.db, dayAgo),
    postsDropped: await dropDeletedPosts(ctx),
    hitsDropped: await dropHitsBefore(ctx.db, dayAgo),
  };
}
