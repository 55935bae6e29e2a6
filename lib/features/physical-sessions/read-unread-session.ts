import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnWords } from "./repository";

export const readUnreadSession: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "movement", await findOwnWords(ctx, id));
