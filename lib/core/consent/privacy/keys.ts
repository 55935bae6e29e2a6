/** Query key of the data kept about the caller. Its joined parts are the URL (API-06). */
export const keptDataKey = ["/api/account/data"] as const;
