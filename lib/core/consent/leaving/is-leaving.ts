import type { Ctx } from "@/lib/ports/context";
import { findEraseAfter } from "./repository";

/** Whether a person's account is set to be erased, now or later. */
export const isLeaving = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findEraseAfter(ctx, userId)) !== null;

/** The day an account is erased at its owner's or a parent's request. Null for one that stays. */
export const eraseDayOf = (ctx: Ctx, userId: string): Promise<Date | null> =>
  findEraseAfter(ctx, userId);
