export const currentUserKey = ["/api/auth/user"] as const;

/** What the account page reads. */
export const accountKey = ["/api/account"] as const;
