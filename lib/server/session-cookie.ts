import { env } from "./env";

/**
 * On https the browser itself refuses a cookie of this prefix that another host or path tries to
 * set.
 */
export const sessionCookieName = (): string =>
  isSecure() ? "__Host-willow.session" : "willow.session";

export const isSecure = (): boolean => new URL(env().APP_URL).protocol === "https:";

/** Takes the cookie out of the browser. */
export const endedSessionCookie = (): string =>
  `${sessionCookieName()}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure() ? "; Secure" : ""}`;
