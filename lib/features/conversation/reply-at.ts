import type { ChatMessage, Reply } from "./types";

/** One millisecond later, so that the answer always sorts after its question. */
export const answeredAt = ({ createdAt }: Pick<ChatMessage, "createdAt">): Date =>
  new Date(createdAt.getTime() + 1);

/** The answer to a message, as it is stored. */
export const replyAt = (question: ChatMessage, replyId: string, reply: Reply): ChatMessage => ({
  id: replyId,
  sessionId: question.sessionId,
  role: "assistant",
  createdAt: answeredAt(question),
  ...reply,
});
