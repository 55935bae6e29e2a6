/** Query key of the caller's sessions; its parts joined are the URL (API-06). */
export const signInsKey = ["/api/account/sign-ins"] as const;
