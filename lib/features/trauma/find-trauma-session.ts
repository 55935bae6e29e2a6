import { findSession } from "@/lib/features/chat/find-session";
import type { ChatSession } from "@/lib/features/chat/types";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { TRAUMA_MOOD } from "./constants";

/** An own trauma conversation; any other conversation is none. @throws Failure not_found */
export async function findTraumaSession(ctx: MemberCtx, id: string): Promise<ChatSession> {
  const session = await findSession(ctx, id);
  if (session.mood !== TRAUMA_MOOD) throw notFound("This conversation");
  return session;
}
