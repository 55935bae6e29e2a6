/** Query keys, for the page that prefetches and for the hooks. */
export const sharesKey = ["/api/shares"] as const;
export const sharedKey = (id: string) => ["/api/shares", id, "open"] as const;
