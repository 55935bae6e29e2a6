import type { Ctx } from "@/lib/ports/context";
import { UNANSWERED_KEPT_DAYS } from "./constants";
import { deleteUnansweredBefore } from "./invitation-repository";

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * Part of the `retention` job: the address of someone who never answered isn't kept forever. A
 * decline is remembered by a fingerprint of the address, so that it stays in force. Returns how
 * many were deleted.
 */
export const dropOldInvitations = (ctx: Ctx): Promise<number> =>
  deleteUnansweredBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS));
