/** Query key of what is kept about the caller; its parts joined are the address (API-06). */
export const keptDataKey = ["/api/account/data"] as const;
