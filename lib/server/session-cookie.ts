import { stringifySetCookie } from "cookie";
import { env } from "./env";

/**
 * On https, this prefix makes the browser reject the cookie if another host or path tries to set
 * it.
 */
export const sessionCookieName = (): string =>
  isSecure() ? "__Host-willow.session" : "willow.session";

export const isSecure = (): boolean => new URL(env().APP_URL).protocol === "https:";

/** Removes the cookie from the browser. */
export const endedCookie = (name: string): string =>
  stringifySetCookie(name, "", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: 0,
    secure: isSecure(),
  });
