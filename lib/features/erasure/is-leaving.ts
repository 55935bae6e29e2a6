import type { Ctx } from "@/lib/ports/context";
import { findEraseAfter } from "./repository";

/** Whether a person's account is to be erased, now or on a later day. */
export const isLeaving = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findEraseAfter(ctx, userId)) !== null;
