import { parseCookie } from "cookie";
import { findSignedIn, type SignedIn } from "@/lib/core/identity/session-repository";
import type { Actor } from "@/lib/ports/context";
import type { ExtraCount, ExtraRead } from "@/lib/ports/db";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { keyProvider } from "./providers";
import { sessionCookieName } from "./session-cookie";

const NOBODY: Caller = { actor: { kind: "visitor" }, extraRead: null, hits: null };

/**
 * Who sent this request, plus data read or counted in the same query (null for visitors, or if none
 * was requested).
 */
export interface Caller extends Pick<SignedIn, "extraRead" | "hits"> {
  readonly actor: Actor;
}

interface Also {
  readonly extraRead?: ExtraRead | undefined;
  readonly counted?: ExtraCount | undefined;
}

/**
 * Looks up the session cookie in one query: session, person, and key, plus anything else requested.
 */
export const resolveCaller = (request: Request, also?: Also): Promise<Caller> =>
  callerOfToken(cookieOf(request, sessionCookieName()), also);

export const actorOfToken = async (token: string | undefined): Promise<Actor> =>
  (await callerOfToken(token)).actor;

async function callerOfToken(token: string | undefined, also: Also = {}): Promise<Caller> {
  const found = token
    ? await findSignedIn(db(), keyProvider(), { sid: hashToken(token), now: new Date(), ...also })
    : null;
  if (!found) return NOBODY;
  const { member: actor, extraRead, hits } = found;
  return { actor, extraRead, hits };
}

export const cookieOf = (request: Request, name: string): string | undefined =>
  parseCookie(request.headers.get("cookie") ?? "")[name];
