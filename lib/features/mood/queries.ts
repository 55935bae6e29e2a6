import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { MemberCtx } from "@/lib/ports/context";
import { moodHistoryKey } from "./history/constants";
import { listMood } from "./list-mood";
import { findOwnScores, findOwnWords } from "./repository";
import type { MoodScore } from "./types";

/** The caller's check-ins since `since`, newest first, without any text they wrote. */
export const listScores = (ctx: MemberCtx, { since }: { since: Date }): Promise<MoodScore[]> =>
  findOwnScores(ctx, since);

/** Examines the note and the triggers. */
export const readUnreadMood: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "mood_note", await findOwnWords(ctx, id));

/** The newest page of the history, in the shape the browser continues paging from. */
export const readMoodHistory = (ctx: MemberCtx) => ({
  queryKey: moodHistoryKey,
  read: async () => ({ pages: [await listMood(ctx)], pageParams: [null] }),
});
