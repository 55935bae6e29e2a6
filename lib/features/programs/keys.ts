/** Keys of the catalogue and of the caller's own; their parts joined are the addresses (API-06). */
export const programsKey = ["/api/programs"] as const;
export const enrolmentsKey = ["/api/user-programs"] as const;
