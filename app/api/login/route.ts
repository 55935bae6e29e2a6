import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { returnPath } from "@/lib/core/identity/return-path";
import { authOptions, PROVIDER_ID } from "@/lib/server/auth";
import { env } from "@/lib/server/env";
import { open } from "@/lib/server/http/open-door";
import { resource } from "@/lib/server/http/route";
import { isSecure } from "@/lib/server/session-cookie";
import { walk } from "@/lib/server/sign-in-end";

/**
 * Starts the sign-in (contract 4): 302 to the provider. The library starts only on a POST with its
 * CSRF pair, so both are made here; a visitor who follows a link has nothing to forge yet. `fresh`
 * asks the provider to reauthenticate the person and to report when it did (OpenID Connect Core
 * 3.1.2.1, `prompt` and `max_age`, which requests `auth_time`): an unlocked phone isn't enough for
 * an irreversible action.
 */
async function signIn(request: Request): Promise<Response> {
  const { APP_URL, AUTH_SECRET } = env();
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("returnTo");
  const moved = searchParams.has("moved");
  const fresh = searchParams.has("fresh");
  if (!moved && request.headers.get("host") !== new URL(APP_URL).host) {
    // The provider redirects to the configured address, so the state cookie has to be set there.
    // Redirects only once: behind a proxy that rewrites the host, the configured address would look
    // foreign every time.
    return Response.redirect(
      new URL(
        `/api/login?moved${fresh ? "&fresh" : ""}&returnTo=${encodeURIComponent(returnPath(asked))}`,
        APP_URL,
      ),
      302,
    );
  }
  const token = randomBytes(32).toString("hex");
  const hash = createHash("sha256").update(`${token}${AUTH_SECRET}`).digest("hex");
  (await cookies()).set(`${isSecure() ? "__Host-" : ""}next-auth.csrf-token`, `${token}|${hash}`, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(),
  });
  const post = new NextRequest(
    new URL(`/api/auth/signin/${PROVIDER_ID}${fresh ? "?prompt=login&max_age=0" : ""}`, APP_URL),
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        csrfToken: token,
        callbackUrl: new URL(returnPath(asked), APP_URL).href,
      }),
    },
  );
  const params = Promise.resolve({ nextauth: ["signin", PROVIDER_ID] });
  const way = { returnTo: returnPath(asked), isGood: leadsToProvider };
  return walk(request, way, () => NextAuth(authOptions())(post, { params }));
}

/**
 * The state cookie is set only if the library redirects to the provider; otherwise it redirects to
 * a page of its own, which has no route here.
 */
const leadsToProvider = (answer: Response): boolean =>
  answer.headers.getSetCookie().some((cookie) => /^(__Secure-)?next-auth\.state=./.test(cookie));

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: open(signIn) });
