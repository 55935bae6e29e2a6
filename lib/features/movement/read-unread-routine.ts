import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnWords } from "./repository";

export const readUnreadRoutine: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "movement", await findOwnWords(ctx, id));
