import { findSignedIn } from "@/lib/features/account/session-repository";
import type { Actor } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { keyProvider } from "./providers";
import { sessionCookieName } from "./session-cookie";

const VISITOR: Actor = { kind: "visitor" };

/** Who sent this request, by its session cookie; one query for session, person and key. */
export function actorOf(request: Request): Promise<Actor> {
  return actorOfToken(cookieOf(request, sessionCookieName()));
}

export async function actorOfToken(token: string | undefined): Promise<Actor> {
  if (!token) return VISITOR;
  return (await findSignedIn(db(), keyProvider(), hashToken(token), new Date())) ?? VISITOR;
}

export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
