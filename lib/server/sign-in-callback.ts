import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "./auth";
import { endSessionBefore, hasNewSession } from "./end-session-before";
import { env } from "./env";
import { readCapped } from "./http/body";
import { returnOf, walk } from "./sign-in-end";

interface Arguments {
  readonly params: Promise<{ nextauth: string[] }>;
}

/**
 * Handles the provider's redirect back: opens a session, or goes to the page that explains why it
 * couldn't.
 */
export async function finishSignIn(
  request: NextRequest,
  args: Arguments,
  limit?: AbortSignal,
): Promise<Response> {
  const way = { limit, returnTo: returnOf(request), isGood: hasNewSession };
  const answer = await walk(request, way, () => NextAuth(authOptions())(request, args));
  await endSessionBefore(request, answer);
  return answer;
}

/** What a provider may say on the way back (OAuth 2.0, RFC 6749 and RFC 9207). */
const FIELDS = ["code", "state", "iss", "error"];
/** Servers refuse addresses of 16 KiB. */
const MAX_FIELD = 4_000;

/**
 * Turns an answer that the provider had the browser post (`response_mode=form_post`) into the
 * redirect we asked for. Only that carries our cookies, because they don't go along when another
 * site posts. An unreadable form ends on the page that explains the problem.
 */
export async function forwardPosted(request: NextRequest): Promise<Response> {
  const posted = new URLSearchParams(await readCapped(request).catch(() => ""));
  const back = new URL(request.nextUrl.pathname, env().APP_URL);
  for (const name of FIELDS) {
    const value = posted.get(name);
    if (value !== null && value.length <= MAX_FIELD) back.searchParams.set(name, value);
  }
  return new Response(null, {
    status: 303,
    headers: { location: back.href, "cache-control": "private, no-store" },
  });
}
