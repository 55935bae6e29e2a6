import { TRAUMA_MOOD } from "@/lib/features/trauma/constants";
import { workOf } from "@/lib/features/trauma/policy";
import type { MemberCtx } from "@/lib/ports/context";
import type { TraumaWork } from "@/lib/ports/model";
import { isChildMode } from "@/lib/shared/audience";
import { findOwnSession } from "./session-repository";

/**
 * How this conversation works with a trauma, wherever it is opened (TRAU-14); null when it is none, and for everybody in
 * child mode, whom the guide meets as it always does.
 */
export async function readTraumaWork(ctx: MemberCtx, sessionId: string): Promise<TraumaWork | null> {
  if (isChildMode(ctx.actor.user)) return null;
  const session = await findOwnSession(ctx, sessionId);
  return session?.mood === TRAUMA_MOOD ? workOf(session) : null;
}
