import type { TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { updateOwnSession } from "./session-repository";
import type { ChatSession } from "./types";

/**
 * Changes the frame of a trauma conversation without moving it in the list.
 *
 * @throws Failure not_found
 */
export async function changeFrame(
  ctx: MemberCtx,
  id: string,
  change: Partial<TraumaFrame>,
): Promise<ChatSession> {
  const session = await updateOwnSession(ctx, id, change);
  if (!session) throw notFound("This conversation");
  return session;
}
