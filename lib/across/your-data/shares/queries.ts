import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { Ctx } from "@/lib/ports/context";
import { stateOf } from "./policy";
import { findOwnShare } from "./repository";
import type { LinkInput } from "./schema";
import type { LinkState } from "./types";
import { findByToken } from "./viewer-repository";

/**
 * Returns only a link's state, so scanners and previews that open it read no data and leave no
 * trace.
 */
export async function readLink(ctx: Ctx, { token }: LinkInput): Promise<LinkState> {
  const share = await findByToken(ctx, token);
  if (!share) return "unknown";
  return share.isOwnerThere && stateOf(share, ctx.now()) === "active" ? "open" : "ended";
}

export const readUnreadLabel: UnreadReader = async (ctx, id) => {
  const share = await findOwnShare(ctx, id);
  return examineAgain(ctx, "share_label", share && [share.label]);
};
