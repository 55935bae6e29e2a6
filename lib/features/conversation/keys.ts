/** Query keys, for the page that prefetches and for the hooks. */
export const sessionsKey = ["/api/chat/sessions"] as const;
export const messagesKey = (sessionId: string) =>
  ["/api/chat/sessions", sessionId, "messages"] as const;
