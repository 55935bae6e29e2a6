/** Query key of the caller's sessions. Its joined parts are the URL (API-06). */
export const signInsKey = ["/api/account/sign-ins"] as const;
