import type { RelationshipMessage } from "./types";

/**
 * A message as it leaves the server. What stands beside a shared one is the service's own and tells
 * too much: nothing of it goes out. Beside an answer for one person alone stand its suggestions,
 * and that it is the crisis protocol's.
 */
export function shownMessage(message: RelationshipMessage): RelationshipMessage {
  const { isPrivate, senderType, metadata } = message;
  if (!isPrivate || senderType === "user" || !metadata) return { ...message, metadata: null };
  const { suggested_activities, crisis, late } = metadata;
  const shown = {
    ...(suggested_activities ? { suggested_activities } : {}),
    ...(crisis
      ? {
          crisis: {
            kind: crisis.kind,
            severity: crisis.severity,
            turn: crisis.turn,
            sign: crisis.sign,
            ...(late ? { late } : {}),
          },
        }
      : {}),
  };
  return { ...message, metadata: Object.keys(shown).length > 0 ? shown : null };
}
