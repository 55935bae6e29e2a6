import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnShare } from "./repository";

export const readUnreadLabel: UnreadReader = async (ctx, id) => {
  const share = await findOwnShare(ctx, id);
  return examineAgain(ctx, "share_label", share && [share.label]);
};
