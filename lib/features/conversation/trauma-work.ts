import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import { workOf } from "@/lib/features/conversation/trauma/policy";
import type { MemberCtx } from "@/lib/ports/context";
import type { TraumaWork } from "@/lib/ports/model";
import { isChildMode } from "@/lib/shared/audience";
import { openFrame, type SealedFrame } from "./session-repository";

/**
 * How this conversation works with a trauma, wherever it is opened (TRAU-14); null when it is none,
 * and for everybody in child mode, whom the guide meets as it always does. What cannot be read
 * counts as not said: whoever writes there is answered all the same, and nobody is taken for safe
 * by it.
 */
export function traumaWorkOf(ctx: MemberCtx, frame: SealedFrame): TraumaWork | null {
  const { user, key } = ctx.actor;
  if (isChildMode(user) || frame.mood !== TRAUMA_MOOD) return null;
  try {
    return workOf(openFrame(key, frame));
  } catch (error) {
    ctx.log.error("trauma-frame-unreadable", error, { sessionId: frame.id });
    return workOf({});
  }
}
