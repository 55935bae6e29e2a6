/** Longest message in UTF-16 units (VALD-04). */
export const MESSAGE_LENGTH = 10_000;
export const TITLE_LENGTH = 120;
/** What a list answers at most, and by default (contract 5). */
export const SESSIONS_PER_PAGE = 100;
export const MESSAGES_PER_PAGE = 200;
/** Lines of the conversation that a guide is given. */
export const HISTORY_LINES = 40;

/**
 * A reply that is older (ms) and still pending belongs to a process that died; a job finishes it
 * (security.md).
 */
export const STUCK_AFTER_MS = 90_000;

/**
 * Stands for a conversation's id in the name of a draft while a parent has not agreed and there is
 * none.
 */
export const WAITING_ROOM = "waiting";

/** The mood marker of an ordinary conversation (CHAT-02). */
export const FIRST_MOOD = "neutral";
/** How often (ms) an open conversation is read again (CONST-02). */
export const READ_AGAIN_MS = 3000;
/** How long (ms) the typing indicator stays at least after a send (CHAT-12). */
export const TYPING_MS = 800;
/**
 * Each time so long (ms) has passed, the persona says again that it is an AI (R-01, minors: R-02).
 */
export const REMINDER_MS = { adult: 3 * 60 * 60 * 1000, child: 60 * 60 * 1000 } as const;
