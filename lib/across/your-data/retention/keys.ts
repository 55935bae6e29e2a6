/** Query key of the retention rules. Its joined parts are the URL (API-06). */
export const retentionKey = ["/api/account/retention"] as const;
