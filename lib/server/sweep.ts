import { readUnreadGoals } from "@/lib/across/home/profile/read-unread-goals";
import { dropDeadSessions } from "@/lib/across/staff/drop-dead-sessions";
import { readUnreadLabel } from "@/lib/across/your-data/shares/read-unread-label";
import { dropResultsBefore } from "@/lib/core/delivery/idempotency/repository";
import { deleteExpiredSessions } from "@/lib/core/identity/session-repository";
import { readUnread } from "@/lib/core/incidents/read-unread";
import { finishStuckReplies } from "@/lib/features/conversation/finish-stuck-replies";
import { readUnreadMemory } from "@/lib/features/conversation/memory/read-unread-memory";
import { readUnreadMessage } from "@/lib/features/conversation/read-unread-message";
import { readUnreadTitle } from "@/lib/features/conversation/read-unread-title";
import { finishOwedAnswers } from "@/lib/features/couples/finish-owed-answers";
import { readUnreadInvitation } from "@/lib/features/couples/read-unread-invitation";
import { readUnreadMessage as readUnreadInTalk } from "@/lib/features/couples/read-unread-message";
import {
  RELATIONSHIP_READERS,
  readUnreadTitle as readUnreadTalkTitle,
} from "@/lib/features/couples/read-unread-texts";
import { dropDeletedPosts } from "@/lib/features/growth/marketing/drop-deleted-posts";
import { readUnreadMood } from "@/lib/features/mood/read-unread-mood";
import { readUnreadAssessment } from "@/lib/features/movement/assessments/read-unread-assessment";
import { readUnreadRoutine } from "@/lib/features/movement/read-unread-routine";
import { readUnreadSession } from "@/lib/features/movement/sessions/read-unread-session";
import { readUnreadPlan } from "@/lib/features/safety-plan/read-unread-plan";
import type { Ctx } from "@/lib/ports/context";
import { dropHitsBefore } from "./http/limits-repository";
import { alertWhileOff } from "./reader-watch";

/** Keyed by where the text is stored. */
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

/** The job that runs every minute, repairs what a crash left behind, and drops what has expired. */
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
