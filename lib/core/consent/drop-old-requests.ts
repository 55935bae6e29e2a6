import type { Ctx } from "@/lib/ports/context";
import { NOT_MINE_MS, UNANSWERED_KEPT_DAYS } from "./constants";
import { deleteNotMineBefore, deleteSupersededBefore } from "./waiting-repository";

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The job `retention`: requests that a parent never answered and that a newer one has replaced. The
 * latest stays, for the child may send it again; what was decided stays as the proof of it. That a
 * mail went astray is forgotten after a week. Answers how many.
 */
export async function dropOldRequests(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  const astray = await deleteNotMineBefore(ctx, new Date(now - NOT_MINE_MS));
  return astray + (await deleteSupersededBefore(ctx, new Date(now - KEPT_MS)));
}
