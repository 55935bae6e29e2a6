import type { MemberCtx } from "@/lib/ports/context";
import { sharesKey } from "./constants";
import { requireAdult } from "./policy";
import { findOwnShares } from "./repository";
import { givenShare, receivedShare } from "./shown-share";
import type { Share } from "./types";
import { findReceived } from "./viewer-repository";

/**
 * Lists shares given to the caller, then those they give, with how often each was opened. Newest
 * first (LAND-27).
 *
 * @throws Failure forbidden
 */
export async function listShares(ctx: MemberCtx): Promise<Share[]> {
  requireAdult(ctx.actor.user);
  const now = ctx.now();
  const [received, own] = await Promise.all([findReceived(ctx), findOwnShares(ctx)]);
  return [
    ...received.map((share) => receivedShare(share, now)),
    ...own.map((share) => givenShare(share, now)),
  ];
}

/** The same, as a query for any page that shows them. */
export const readShares = (ctx: MemberCtx) => ({
  queryKey: sharesKey,
  read: () => listShares(ctx),
});
