import type { Ctx } from "@/lib/ports/context";
import { findEraseAfter } from "./repository";

/** Whether a person's account is to be erased, now or on a later day. */
export const isLeaving = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findEraseAfter(ctx, userId)) !== null;

/**
 * The day on which an account is to be erased, by their own wish or a parent's; null for one that
 * stays.
 */
export const eraseDayOf = (ctx: Ctx, userId: string): Promise<Date | null> =>
  findEraseAfter(ctx, userId);
