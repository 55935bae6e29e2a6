import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnItem } from "./repository";

export const readUnreadMemory: UnreadReader = async (ctx, id) => {
  const item = await findOwnItem(ctx, id);
  return examineAgain(ctx, "memory", item && [item.content]);
};
