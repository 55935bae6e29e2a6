import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import { MOODS } from "@/lib/features/mood/constants";
import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  FIRST_MOOD,
  MESSAGE_LENGTH,
  MESSAGES_PER_PAGE,
  SESSIONS_PER_PAGE,
  TITLE_LENGTH,
} from "./constants";

const sessionId = z
  .string({ error: (issue) => (issue.input === undefined ? "Session ID is required" : undefined) })
  .pipe(z.uuid("Session ID must be a valid UUID"));

/**
 * VALD-01 … VALD-05. Blank text counts as empty; everything else is kept exactly as it was written.
 */
export const sendMessageInput = z.object({
  sessionId,
  content: writtenText(MESSAGE_LENGTH, "Message content is too long")
    .refine((content) => content.trim() !== "", "Message content is required")
    .or(z.undefined().refine(() => false, "Message content is required"))
    .transform(String),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

/** A name for a conversation. */
export const titleInput = z
  .string()
  .trim()
  .min(1, "Give the conversation a name")
  .pipe(writtenText(TITLE_LENGTH, "That name is too long"));

export const openSessionInput = z.object({
  title: titleInput.optional(),
  mood: z.enum([...MOODS, TRAUMA_MOOD]).default(FIRST_MOOD),
});
export type OpenSessionInput = z.output<typeof openSessionInput>;

const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** `mood`: only conversations with this marker (TRAU-12). */
export const listSessionsInput = z.object({
  limit: limitOf(SESSIONS_PER_PAGE),
  cursor: z.uuid().optional(),
  mood: z.enum([...MOODS, TRAUMA_MOOD]).optional(),
});
export type ListSessionsInput = z.output<typeof listSessionsInput>;

const page = { limit: limitOf(MESSAGES_PER_PAGE), cursor: z.uuid().optional() };
/**
 * Shared by the three documented addresses of one list (contract 6): the id is in the path or the
 * query.
 */
export const listMessagesInput = z.object({ ...page, sessionId });
export const listMessagesByIdInput = z
  .object({ ...page, id: sessionId })
  .transform(({ id, ...rest }) => ({ ...rest, sessionId: id }));
export type ListMessagesInput = z.output<typeof listMessagesInput>;

export const sessionIdInput = z.object({ id: sessionId });
export const renameSessionInput = z.object({ id: sessionId, title: titleInput });
