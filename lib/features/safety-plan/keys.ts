/** Key of the plan; its parts joined are the address (API-06). */
export const planKey = ["/api/safety-plan"] as const;
