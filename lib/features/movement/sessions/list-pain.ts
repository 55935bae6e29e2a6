import type { MemberCtx } from "@/lib/ports/context";
import { findOwnPain } from "./repository";
import type { SessionPain } from "./types";

/**
 * The caller's sessions since then, newest first: how long and how much it hurt, without a word
 * that they wrote.
 */
export const listPain = (ctx: MemberCtx, { since }: { since: Date }): Promise<SessionPain[]> =>
  findOwnPain(ctx, since);
