/** Query keys; their first part is the URL (API-06). */
export const ownPostsKey = ["/api/marketing/posts"] as const;
export const staffPostsKey = ["/api/admin/marketing/posts"] as const;
export const campaignsKey = ["/api/admin/marketing/campaigns"] as const;
export const themesKey = ["/api/therapy-types"] as const;
