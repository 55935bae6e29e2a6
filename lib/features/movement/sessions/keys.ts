/** Key of the list of sessions; its parts joined are the address (API-06). */
export const ptSessionsKey = ["/api/pt/sessions"] as const;
