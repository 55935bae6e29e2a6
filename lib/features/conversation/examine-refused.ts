import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { z } from "@/lib/shared/zod-messages";
import { examineMessage } from "./examine-message";
import { isOwnSession } from "./session-repository";

const refusedMessage = z.object({ sessionId: z.uuid(), content: z.string() });

/**
 * Examines a refused message in its own conversation, as a reply to the crisis protocol's question:
 * "very close, tonight" shows nothing alone (contract 5, "No refusal hides a crisis"). Finds
 * nothing if the body isn't a message, the conversation is someone else's, or it can't be read.
 * Never throws.
 */
export async function examineRefusedMessage(ctx: MemberCtx, body: unknown): Promise<Finding> {
  const { data: message } = refusedMessage.safeParse(body);
  if (!message) return NOTHING_FOUND;
  try {
    return (await isOwnSession(ctx, message.sessionId))
      ? await examineMessage(ctx, message)
      : NOTHING_FOUND;
  } catch (error) {
    ctx.log.error("refused-message-not-read", error);
    return NOTHING_FOUND;
  }
}
