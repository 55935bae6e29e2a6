/** Query key; its first part is the URL (API-06). */
export const deliveriesKey = ["/api/admin/marketing/deliveries?view=open"] as const;
