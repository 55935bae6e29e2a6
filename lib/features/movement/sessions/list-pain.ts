import type { MemberCtx } from "@/lib/ports/context";
import { findOwnPain } from "./repository";
import type { SessionPain } from "./types";

/** The caller's sessions since a date, newest first: duration and pain only, nothing they wrote. */
export const listPain = (ctx: MemberCtx, { since }: { since: Date }): Promise<SessionPain[]> =>
  findOwnPain(ctx, since);
