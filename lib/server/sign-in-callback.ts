import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "./auth";
import { endSessionBefore, hasNewSession } from "./end-session-before";
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
