/** Query key of the caller's sign-ins; its parts joined are the address (API-06). */
export const signInsKey = ["/api/account/sign-ins"] as const;
