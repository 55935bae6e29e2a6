import type { MemberCtx } from "@/lib/ports/context";
import { findWaitingEnd } from "./waiting-repository";

/** When the caller's account is erased without a parent's yes; null if waiting erases nothing. */
export const readWaitingEnd = (ctx: MemberCtx): Promise<Date | null> => findWaitingEnd(ctx);
