/** Key of the list of sessions; joined, its parts form the URL (API-06). */
export const ptSessionsKey = ["/api/pt/sessions"] as const;
