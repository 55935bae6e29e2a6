export const currentUserKey = ["/api/auth/user"] as const;

/** Query key of the account page. */
export const accountKey = ["/api/account"] as const;
