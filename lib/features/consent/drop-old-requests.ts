import type { Ctx } from "@/lib/ports/context";
import { UNANSWERED_KEPT_DAYS } from "./constants";
import { deleteSupersededBefore } from "./repository";

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The job `retention`: requests that a parent never answered and that a newer one has replaced. The latest stays, for the child
 * may send it again; what was decided stays as the proof of it. Answers how many.
 */
export const dropOldRequests = (ctx: Ctx): Promise<number> =>
  deleteSupersededBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS));
