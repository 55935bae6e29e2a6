import { cache } from "react";
import { hasChildren } from "@/lib/across/family/queries";
import { findStanding, type Standing } from "@/lib/across/home/standing-repository";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";

/**
 * Read once per request for both the shell and its page, which share a context (`requestContext`).
 */
export const standing: (ctx: MemberCtx) => Promise<Standing> = cache(findStanding);

/** Whether the family page has something for this person. A minor always has their own side. */
export const hasFamily: (ctx: MemberCtx) => Promise<boolean> = cache(
  async (ctx) =>
    isChildMode(ctx.actor.user) || ((await standing(ctx)).children && (await hasChildren(ctx))),
);
