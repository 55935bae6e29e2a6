/** Query key of the retention rules; its parts joined are the address (API-06). */
export const retentionKey = ["/api/account/retention"] as const;
