/** Key of the list of assessments; joined, its parts form the URL (API-06). */
export const assessmentsKey = ["/api/pt/assessments"] as const;
