import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import { workOf } from "@/lib/features/conversation/trauma/policy";
import type { MemberCtx } from "@/lib/ports/context";
import type { TraumaWork } from "@/lib/ports/model";
import { isChildMode } from "@/lib/shared/audience";
import { openFrame, type SealedFrame } from "./session-repository";

/**
 * How this conversation does trauma work, wherever it's opened (TRAU-14). Null if it isn't trauma
 * work, and for everyone in child mode, whom the guide treats as usual. An unreadable frame counts
 * as unset: the person still gets an answer, and isn't assumed to be safe.
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
