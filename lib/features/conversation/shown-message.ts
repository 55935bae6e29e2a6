import type { ChatMessage } from "./types";

/**
 * A message as it leaves the server: what the crisis protocol and a concern remember is needed by
 * nobody else.
 */
export function shownMessage(message: ChatMessage): ChatMessage {
  const { crisis, concern, ...rest } = message.metadata ?? {};
  if (!crisis && !concern) return message;
  if (!crisis) return { ...message, metadata: rest };
  const { kind, severity, turn, sign, late } = crisis;
  return {
    ...message,
    metadata: { ...rest, crisis: { kind, severity, turn, sign, ...(late ? { late } : {}) } },
  };
}
