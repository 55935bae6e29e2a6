import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnWords } from "./repository";

/** Examines the note and the triggers. */
export const readUnreadMood: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "mood_note", await findOwnWords(ctx, id));
