import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { z } from "@/lib/shared/zod-messages";
import { examineMessage } from "./examine-message";
import { findOwnRoom } from "./session-repository";

const refusedMessage = z.object({
  sessionId: z.uuid(),
  content: z.string(),
  isPrivate: z.boolean().catch(false),
});

/**
 * Examines a refused message in its own couples conversation, as a reply to the crisis protocol's
 * question to its writer: "yes, tonight" shows nothing alone (contract 5, "No refusal hides a
 * crisis"). Finds nothing if the body isn't such a message, the conversation is someone else's, or
 * it can't be read. Never throws.
 */
export async function examineRefusedInTalk(ctx: MemberCtx, body: unknown): Promise<Finding> {
  const { data: message } = refusedMessage.safeParse(body);
  if (!message) return NOTHING_FOUND;
  try {
    const room = await findOwnRoom(ctx, message.sessionId);
    return room ? await examineMessage(ctx, room, message) : NOTHING_FOUND;
  } catch (error) {
    ctx.log.error("refused-message-not-read", error);
    return NOTHING_FOUND;
  }
}
