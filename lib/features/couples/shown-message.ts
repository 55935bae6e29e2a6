import type { RelationshipMessage } from "./types";

/**
 * A message as it leaves the server. A shared message's metadata is internal and reveals too much,
 * so none of it goes out. A private answer keeps its suggestions, and whether it's the crisis
 * protocol's.
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
