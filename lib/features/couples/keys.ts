/** Query keys, for the page that prefetches and for the hooks. */
export const invitationsKey = ["/api/partner-invitations"] as const;
export const relationshipsKey = ["/api/relationships"] as const;
export const relationshipSessionsKey = ["/api/relationship-sessions"] as const;
export const relationshipMessagesKey = (sessionId: string) =>
  ["/api/relationship-messages", sessionId] as const;
export const assessmentsKey = (relationshipId: string) =>
  ["/api/relationships", relationshipId, "assessments"] as const;
