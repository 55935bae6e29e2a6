import { parseSetCookie } from "cookie";
import { deleteSession } from "@/lib/core/identity/session-repository";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { createLog } from "./log";
import { cookieOf } from "./session";
import { sessionCookieName } from "./session-cookie";

export const hasNewSession = (answer: Response): boolean => {
  const name = sessionCookieName();
  return answer.headers
    .getSetCookie()
    .map((cookie) => parseSetCookie(cookie))
    .some((cookie) => cookie.name === name && cookie.value);
};

/**
 * Ends the browser's previous session after a new sign-in (ASVS 7.2.4), even if it was someone
 * else's. If that fails, the sign-in still goes through.
 */
export async function endSessionBefore(request: Request, answer: Response): Promise<void> {
  const before = cookieOf(request, sessionCookieName());
  if (!before || !hasNewSession(answer)) return;
  await deleteSession(db(), hashToken(before)).catch((error: unknown) =>
    createLog().error("old-session-kept", error),
  );
}
