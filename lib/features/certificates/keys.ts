/** Key of the caller's certificates; its parts joined are the address (API-06). */
export const certificatesKey = ["/api/certificates"] as const;
