import { findSession } from "@/lib/features/conversation/queries";
import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import type { ChatSession } from "@/lib/features/conversation/types";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";

/**
 * Finds one of the caller's trauma conversations; other conversations don't count.
 *
 * @throws Failure not_found
 */
export async function findTraumaSession(ctx: MemberCtx, id: string): Promise<ChatSession> {
  const session = await findSession(ctx, id);
  if (session.mood !== TRAUMA_MOOD) throw notFound("This conversation");
  return session;
}
