import { changeFrame } from "@/lib/features/conversation/change-frame";
import type { TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import type { ChangeTraumaFrameInput } from "@/lib/features/conversation/trauma/schema";
import type { ChatSession } from "@/lib/features/conversation/types";
import type { MemberCtx } from "@/lib/ports/context";
import { findTraumaSession } from "./find-trauma-session";

/**
 * Type, approach and safety level can change at any point in the conversation; omitted ones stay
 * unchanged.
 *
 * @throws Failure not_found
 */
export async function changeTraumaFrame(
  ctx: MemberCtx,
  input: ChangeTraumaFrameInput,
): Promise<ChatSession> {
  const { id, ...set } = input;
  const session = await findTraumaSession(ctx, id);
  const change = changesIn(session, set);
  return Object.keys(change).length === 0 ? session : changeFrame(ctx, id, change);
}

/** Keeps only the differences, so that an ordinary message writes nothing else. */
const changesIn = (
  session: Partial<TraumaFrame>,
  set: Partial<TraumaFrame>,
): Partial<TraumaFrame> =>
  Object.fromEntries(
    Object.entries(set).filter(
      ([name, value]) => value !== undefined && session[name as keyof TraumaFrame] !== value,
    ),
  );
