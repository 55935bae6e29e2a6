import type { MemberCtx } from "@/lib/ports/context";
import { findOwnScores } from "./repository";
import type { MoodScore } from "./types";

/** The caller's check-ins since `since`, newest first, without any text they wrote. */
export const listScores = (ctx: MemberCtx, { since }: { since: Date }): Promise<MoodScore[]> =>
  findOwnScores(ctx, since);
