/**
 * What a conversation is called until somebody or its end gives it a name (CHAT-02). Apart: home
 * needs nothing else of the chat.
 */
export const NEW_SESSION_TITLE = { adult: "Therapy Session", child: "Chat with Buddy" } as const;

const GIVEN: ReadonlySet<string> = new Set(Object.values(NEW_SESSION_TITLE));

/** A title that a conversation got by itself says nothing about what it was about. */
export const isGivenTitle = (title: string): boolean => GIVEN.has(title);
