import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { z } from "@/lib/shared/zod-messages";
import { examineMessage } from "./examine-message";
import { isOwnSession } from "./session-repository";

const refusedMessage = z.object({ sessionId: z.uuid(), content: z.string() });

/**
 * What a refused message shows in its own conversation, read as an answer to the crisis protocol's
 * question: "very close, tonight" shows nothing alone (contract 5, "No refusal hides a crisis").
 * Nothing found for whatever is no message or belongs to somebody else's conversation, and when the
 * conversation cannot be read. Never throws.
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
