import type { ChatMessage } from "./types";

/** A message as it leaves the server: what the crisis protocol remembers grows with a talk and is needed by nobody else. */
export function shownMessage(message: ChatMessage): ChatMessage {
  const crisis = message.metadata?.crisis;
  if (!crisis) return message;
  const { kind, severity, turn, sign } = crisis;
  return { ...message, metadata: { ...message.metadata, crisis: { kind, severity, turn, sign } } };
}
