import { findSignedIn } from "@/lib/features/account/session-repository";
import type { Actor } from "@/lib/ports/context";
import type { Beside } from "@/lib/ports/db";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { keyProvider } from "./providers";
import { sessionCookieName } from "./session-cookie";

const NOBODY: Asking = { actor: { kind: "visitor" }, beside: null };

/** Who sent this request, and what was read beside that: null for visitors, and where there is nothing. */
export interface Asking {
  readonly actor: Actor;
  readonly beside: unknown;
}

/** By the session cookie; one query for session, person and key, and for what else is asked for in it. */
export const whoAsks = (request: Request, beside?: Beside): Promise<Asking> =>
  askedWith(cookieOf(request, sessionCookieName()), beside);

export const actorOfToken = async (token: string | undefined): Promise<Actor> => (await askedWith(token)).actor;

async function askedWith(token: string | undefined, beside?: Beside): Promise<Asking> {
  const found = token
    ? await findSignedIn(db(), keyProvider(), { sid: hashToken(token), now: new Date(), beside })
    : null;
  return found ? { actor: found.member, beside: found.beside } : NOBODY;
}

export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
