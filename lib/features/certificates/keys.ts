/** Key of the caller's certificates; joined, its parts form the URL (API-06). */
export const certificatesKey = ["/api/certificates"] as const;
