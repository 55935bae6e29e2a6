import type { ExaminedInput } from "@/lib/core/incidents/examine";
import { beginSession } from "@/lib/features/conversation/open-session";
import { TRAUMA_KINDS, UNSAID_KIND } from "@/lib/features/conversation/trauma/kinds";
import type { OpenTraumaSessionInput } from "@/lib/features/conversation/trauma/schema";
import type { ExaminedSession } from "@/lib/features/conversation/types";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Begins a trauma conversation (API-40): a chat session with the marker and its own type, approach
 * and safety level. Without a title it's named after the type (COUP-17). A title the person wrote
 * is examined for a crisis.
 */
export async function openTraumaSession(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<OpenTraumaSessionInput>,
): Promise<ExaminedSession> {
  const { title, mood, traumaType, therapyApproach, safetyLevel } = input;
  const begun = {
    ...(title ? { title } : {}),
    untitled: (traumaType ? TRAUMA_KINDS[traumaType] : UNSAID_KIND).title,
    mood,
    frame: { traumaType, therapyApproach, safetyLevel },
  };
  const { session } = await beginSession(ctx, { input: begun, ...examination });
  return session;
}
