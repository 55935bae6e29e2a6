/**
 * Keys of the catalog and of the caller's enrolments; joined, their parts form the URLs (API-06).
 */
export const programsKey = ["/api/programs"] as const;
export const enrolmentsKey = ["/api/user-programs"] as const;
