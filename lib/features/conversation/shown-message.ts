import type { ChatMessage } from "./types";

/**
 * A message as it leaves the server, without the crisis protocol's and the concern's state, which
 * no one outside needs.
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
