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
    .some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`));
};

/**
 * Whoever signs in again gets a new session; the one that the browser came with ends with it (ASVS
 * 7.2.4), also where it was somebody else's. A failure of it keeps nobody out.
 */
export async function endSessionBefore(request: Request, answer: Response): Promise<void> {
  const before = cookieOf(request, sessionCookieName());
  if (!before || !hasNewSession(answer)) return;
  await deleteSession(db(), hashToken(before)).catch((error: unknown) =>
    createLog().error("old-session-kept", error),
  );
}
