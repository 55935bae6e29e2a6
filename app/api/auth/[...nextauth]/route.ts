import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/server/auth";
import { endSessionBefore } from "@/lib/server/end-session-before";
import { unknownPath } from "@/lib/server/http/unknown-path";

interface Arguments {
  readonly params: Promise<{ nextauth: string[] }>;
}

/**
 * The sign-in library's own paths. Only the provider's way back is open: everything else it offers (its session read,
 * sign-out form, provider list) has a door of ours or none.
 */
async function handle(request: NextRequest, args: Arguments): Promise<Response> {
  const { nextauth } = await args.params;
  if (nextauth[0] !== "callback") return unknownPath(request, args);
  const answer: Response = await NextAuth(authOptions())(request, args);
  await endSessionBefore(request, answer);
  return answer;
}

export const GET = Object.assign(handle, { access: "anyone" as const });
