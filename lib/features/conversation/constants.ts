/** Longest message in UTF-16 units (VALD-04). */
export const MESSAGE_LENGTH = 10_000;
export const TITLE_LENGTH = 120;
/** Maximum and default length of the list (contract 5). */
export const SESSIONS_PER_PAGE = 100;
export const MESSAGES_PER_PAGE = 200;
/** How many of a conversation's latest messages the guide gets as context. */
export const HISTORY_LINES = 40;

/**
 * A reply pending longer than this (ms) belongs to a process that died; a job finishes it
 * (security.md).
 */
export const STUCK_AFTER_MS = 90_000;

/**
 * Stands in for a conversation id in a draft's name while a parent hasn't agreed and no
 * conversation exists.
 */
export const WAITING_ROOM = "waiting";

/** The mood marker of an ordinary conversation (CHAT-02). */
export const FIRST_MOOD = "neutral";
/** How often (ms) an open conversation is read again (CONST-02). */
export const READ_AGAIN_MS = 3000;
/** Minimum time (ms) the typing indicator stays after a send (CHAT-12). */
export const TYPING_MS = 800;
/** How often (ms) the persona repeats that it's an AI (R-01, minors: R-02). */
export const REMINDER_MS = { adult: 3 * 60 * 60 * 1000, child: 60 * 60 * 1000 } as const;

/** Query keys, for the page that prefetches and for the hooks. */
export const sessionsKey = ["/api/chat/sessions"] as const;
export const messagesKey = (sessionId: string) =>
  ["/api/chat/sessions", sessionId, "messages"] as const;
