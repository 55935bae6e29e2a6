import type { MemberCtx } from "@/lib/ports/context";
import { findWaitingEnd } from "./waiting-repository";

/** When the caller's account goes without a parent's yes; null where nothing goes by waiting. */
export const readWaitingEnd = (ctx: MemberCtx): Promise<Date | null> => findWaitingEnd(ctx);
