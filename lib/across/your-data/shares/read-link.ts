import type { Ctx } from "@/lib/ports/context";
import { stateOf } from "./policy";
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
