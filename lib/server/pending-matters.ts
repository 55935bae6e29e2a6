import { cache } from "react";
import { hasChildren } from "@/lib/across/family/queries";
import {
  findPendingMatters,
  type PendingMatters,
} from "@/lib/across/home/pending-matters-repository";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";

/**
 * Read once per request for both the shell and its page, which share a context (`requestContext`).
 */
export const pendingMatters: (ctx: MemberCtx) => Promise<PendingMatters> =
  cache(findPendingMatters);

/** Whether the family page has something for this person. A minor always has their own side. */
export const hasFamily: (ctx: MemberCtx) => Promise<boolean> = cache(
  async (ctx) =>
    isChildMode(ctx.actor.user) ||
    ((await pendingMatters(ctx)).children && (await hasChildren(ctx))),
);
