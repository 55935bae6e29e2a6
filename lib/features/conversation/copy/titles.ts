/**
 * A conversation's title until someone names it or it ends (CHAT-02). In its own file, because the
 * home page needs nothing else from the chat.
 */
export const NEW_SESSION_TITLE = { adult: "Therapy Session", child: "Chat with Buddy" } as const;

const GIVEN: ReadonlySet<string> = new Set(Object.values(NEW_SESSION_TITLE));

/** Whether the title is a default one, which says nothing about the conversation. */
export const isGivenTitle = (title: string): boolean => GIVEN.has(title);
