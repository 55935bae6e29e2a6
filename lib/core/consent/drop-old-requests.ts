import type { Ctx } from "@/lib/ports/context";
import { NOT_MINE_MS, UNANSWERED_KEPT_DAYS } from "./constants";
import { deleteNotMineBefore, deleteSupersededBefore } from "./waiting-repository";

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The job `retention`: drops unanswered requests that were replaced by a newer one. The latest
 * stays because the child may send it again, and answered ones stay as proof. Reports of a
 * misdirected mail are dropped after a week. Returns how many rows were dropped.
 */
export async function dropOldRequests(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  const astray = await deleteNotMineBefore(ctx, new Date(now - NOT_MINE_MS));
  return astray + (await deleteSupersededBefore(ctx, new Date(now - KEPT_MS)));
}
