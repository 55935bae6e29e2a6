/** Query keys, for the pages that read ahead and for the hooks. */
export const accountKey = ["/api/account"] as const;
