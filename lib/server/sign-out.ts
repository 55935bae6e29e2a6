import { pageAfter } from "@/lib/core/identity/page-after";
import { deleteSession } from "@/lib/core/identity/session-repository";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { createLog } from "./log";
import { cookieOf } from "./session";
import { endedCookie, sessionCookieName } from "./session-cookie";

const headersTo = (location: string) => ({ location, "cache-control": "no-store" });

/**
 * Signs the person out. The cookie is cleared even if the database is unreachable, because someone
 * who leaves in a hurry must not stay signed in on this device. The redirect is relative, so a
 * person who came through 127.0.0.1 stays there. It leads home (contract 4) unless the link names
 * an invitation, because someone signing out of the wrong account must not lose what they came for.
 */
export async function signOut(request: Request): Promise<Response> {
  // Another site must not be able to sign anyone out through a link or an image (contract 5), and
  // no one in a hurry comes from there.
  if (request.headers.get("sec-fetch-site") === "cross-site") {
    return new Response(null, { status: 302, headers: headersTo("/") });
  }
  const name = sessionCookieName();
  const token = cookieOf(request, name);
  if (token) {
    await deleteSession(db(), hashToken(token)).catch((error: unknown) =>
      createLog().error("sign-out-failed", error),
    );
  }
  createLog().info("signed-out", { had: token !== undefined });
  return new Response(null, {
    status: 302,
    headers: {
      ...headersTo(pageAfter(new URL(request.url).searchParams.get("returnTo"))),
      "set-cookie": endedCookie(name),
    },
  });
}
