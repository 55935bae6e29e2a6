import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/features/safety/detect-in-conversation";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import { findOwnTexts } from "./message-repository";

interface Written {
  readonly sessionId: string;
  readonly content: string;
  /** When it was stored; not yet, while it is being accepted. */
  readonly createdAt?: Date;
}

/** What a message shows, read with those that the person wrote before it (CHAT-19). The session must be the caller's. */
export async function examineMessage(ctx: MemberCtx, { sessionId, content, createdAt }: Written): Promise<Finding> {
  const earlier = await findOwnTexts(ctx, { sessionId, most: LINES_READ_TOGETHER, before: createdAt });
  return detectInConversation(earlier, content);
}
