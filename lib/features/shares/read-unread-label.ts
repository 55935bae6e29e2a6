import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnShare } from "./repository";

export const readUnreadLabel: UnreadReader = async (ctx, id) => {
  const share = await findOwnShare(ctx, id);
  return examineAgain(ctx, "share_label", share && [share.label]);
};
