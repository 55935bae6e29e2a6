import { readUnreadGoals } from "@/lib/across/home/profile/read-unread-goals";
import { dropDeadSessions } from "@/lib/across/staff/drop-dead-sessions";
import { readUnreadLabel } from "@/lib/across/your-data/shares/queries";
import { dropResultsBefore } from "@/lib/core/delivery/idempotency/repository";
import { deleteExpiredSessions } from "@/lib/core/identity/session-repository";
import { readUnread } from "@/lib/core/incidents/read-unread";
import { finishStuckReplies } from "@/lib/features/conversation/finish-stuck-replies";
import { readUnreadMemory } from "@/lib/features/conversation/memory/read-unread-memory";
import { readUnreadMessage, readUnreadTitle } from "@/lib/features/conversation/read-unread";
import { finishOwedAnswers } from "@/lib/features/couples/finish-owed-answers";
import {
  RELATIONSHIP_READERS,
  readUnreadMessage as readUnreadInTalk,
  readUnreadInvitation,
  readUnreadTitle as readUnreadTalkTitle,
} from "@/lib/features/couples/read-unread";
import { dropDeletedPosts } from "@/lib/features/growth/marketing/delete-post";
import { readUnreadMood } from "@/lib/features/mood/queries";
import { readUnreadAssessment } from "@/lib/features/movement/assessments/queries";
import { readUnreadRoutine } from "@/lib/features/movement/queries";
import { readUnreadSession } from "@/lib/features/movement/sessions/queries";
import { readUnreadPlan } from "@/lib/features/safety-plan/queries";
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
