/** Key of the list of assessments; its parts joined are the address (API-06). */
export const assessmentsKey = ["/api/pt/assessments"] as const;
