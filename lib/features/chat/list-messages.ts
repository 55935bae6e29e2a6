import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findMessages } from "./message-repository";
import type { ListMessagesInput } from "./schema";
import { findOwnRevision } from "./session-repository";
import { shownMessage } from "./shown-message";
import type { ChatMessage } from "./types";

/** The newest messages of an own conversation, oldest first. @throws Failure not_found */
export async function listMessages(ctx: MemberCtx, input: ListMessagesInput): Promise<ChatMessage[]> {
  const messages = await findMessages(ctx, input.sessionId, input.limit, { cursor: input.cursor });
  if (messages.length === 0) await messagesRevision(ctx, input);
  return messages.map(shownMessage);
}

/** Changes whenever the list does, and costs one small read: the ETag of the 3-second poll. @throws Failure not_found */
export async function messagesRevision(ctx: MemberCtx, input: ListMessagesInput): Promise<string> {
  const revision = await findOwnRevision(ctx, input.sessionId);
  if (revision === null) throw notFound("This conversation");
  return [input.sessionId.slice(0, 8), revision, input.limit, input.cursor?.slice(0, 8)].join("-");
}
