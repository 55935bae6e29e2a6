import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnItem } from "./repository";

export const readUnreadMemory: UnreadReader = async (ctx, id) => {
  const item = await findOwnItem(ctx, id);
  return examineAgain(ctx, "memory", item && [item.content]);
};
