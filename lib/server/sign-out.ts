import { deleteSession } from "@/lib/features/account/session-repository";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { createLog } from "./log";
import { cookieOf } from "./session";
import { endedSessionCookie, sessionCookieName } from "./session-cookie";

/**
 * The cookie goes also when the database cannot be reached: somebody who leaves in a hurry must not stay signed in on this
 * device. The landing address is relative, so that a person who came by 127.0.0.1 stays there.
 */
export async function signOut(request: Request): Promise<Response> {
  const name = sessionCookieName();
  const token = cookieOf(request, name);
  if (token) {
    await deleteSession(db(), hashToken(token)).catch((error: unknown) => createLog().error("sign-out-failed", error));
  }
  return new Response(null, {
    status: 302,
    headers: {
      location: "/",
      "set-cookie": endedSessionCookie(),
      "cache-control": "no-store",
    },
  });
}
