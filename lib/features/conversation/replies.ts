import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { ChatMessage, Reply } from "./types";

/**
 * Turns an authored answer of the crisis protocol into what is shown and stored; no model writes it
 * (decision 0006).
 */
export function speakProtocol(
  { text, state, activities }: ProtocolAnswer,
  emit: (text: string) => void,
): Reply {
  emit(text);
  const offered = activities.length > 0 ? { suggested_activities: [...activities] } : {};
  return { content: text, metadata: { crisis: state, ...offered } };
}

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
