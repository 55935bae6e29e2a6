import type { Ctx } from "@/lib/ports/context";
import { UNANSWERED_KEPT_DAYS } from "./constants";
import { deleteUnansweredBefore } from "./invitation-repository";

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The job `retention`: the address of somebody who never answered an invitation is not kept for
 * ever. Who said no stays known by a fingerprint, so that the no does. Answers how many.
 */
export const dropOldInvitations = (ctx: Ctx): Promise<number> =>
  deleteUnansweredBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS));
