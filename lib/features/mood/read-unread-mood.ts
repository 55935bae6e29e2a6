import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnWords } from "./repository";

/** Reads the note and what set the mood off. */
export const readUnreadMood: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "mood_note", await findOwnWords(ctx, id));
