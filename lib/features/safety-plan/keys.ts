/** Key of the plan; joined, its parts form the URL (API-06). */
export const planKey = ["/api/safety-plan"] as const;
