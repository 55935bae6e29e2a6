/** Query key of how long things are kept; its parts joined are the address (API-06). */
export const retentionKey = ["/api/account/retention"] as const;
