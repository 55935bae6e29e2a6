import type { NextRequest } from "next/server";
import { PROVIDER_ID } from "@/lib/server/auth";
import { unknownPath } from "@/lib/server/http/unknown-path";
import { finishSignIn, forwardPosted } from "@/lib/server/sign-in-callback";

interface Arguments {
  readonly params: Promise<{ nextauth: string[] }>;
}

/**
 * The sign-in library's own paths. Only the provider's callback is open: everything else it offers
 * (session read, sign-out form, provider list) has our own endpoint, or none.
 */
async function handle(request: NextRequest, args: Arguments): Promise<Response> {
  const { nextauth } = await args.params;
  const isWayBack =
    nextauth.length === 2 && nextauth[0] === "callback" && nextauth[1] === PROVIDER_ID;
  if (!isWayBack) return unknownPath(request, args);
  return request.method === "POST" ? forwardPosted(request) : finishSignIn(request, args);
}

export const GET = Object.assign(handle, { access: "anyone" as const });
export const POST = GET;
