import type { MemberCtx } from "@/lib/ports/context";
import type { ExtraRead } from "@/lib/ports/db";
import { notFound } from "@/lib/shared/failure";
import { findMessages } from "./message-repository";
import type { ListMessagesInput } from "./schema";
import { isOwnSession, ownRevision } from "./session-repository";
import { shownMessage } from "./shown-message";
import type { ChatMessage } from "./types";

/**
 * The newest messages of one of the caller's conversations, oldest first.
 *
 * @throws Failure not_found
 */
export async function listMessages(
  ctx: MemberCtx,
  input: ListMessagesInput,
): Promise<ChatMessage[]> {
  const messages = await findMessages(ctx, input.sessionId, input.limit, { cursor: input.cursor });
  if (messages.length === 0 && !(await isOwnSession(ctx, input.sessionId)))
    throw notFound("This conversation");
  return messages.map(shownMessage);
}

/** The ETag of the 3-second poll: changes whenever the list does, and costs no extra statement. */
export const messagesRevision = {
  extraRead: ({ sessionId }: ListMessagesInput): ExtraRead => ownRevision(sessionId),
  /** @throws Failure not_found */
  token: (revision: unknown, { sessionId, limit, cursor }: ListMessagesInput): string => {
    if (revision === null) throw notFound("This conversation");
    return [sessionId.slice(0, 8), revision, limit, cursor?.slice(0, 8)].join("-");
  },
};
