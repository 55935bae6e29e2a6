/**
 * The kinds of text to read once the reader is back. Each separately editable field has its own
 * name.
 */
const UNREAD_SOURCES = [
  "chat_message",
  "session_title",
  "relationship_message",
  "mood_note",
  "profile",
  "memory",
  "safety_plan",
  "movement_session",
  "movement_check",
  "movement_routine",
  "relationship_name",
  "relationship_goals",
  "relationship_challenges",
  "communication_style",
  "conflict_style",
  "talk_title",
  "invitation",
  "share_label",
] as const;
export type UnreadSource = (typeof UNREAD_SOURCES)[number];
