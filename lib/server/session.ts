import { parseCookie } from "cookie";
import { findSignedIn, type SignedIn } from "@/lib/core/identity/session-repository";
import type { Actor } from "@/lib/ports/context";
import type { Beside, Counted } from "@/lib/ports/db";
import { hashToken } from "@/lib/shared/ids";
import { db } from "./db";
import { keyProvider } from "./providers";
import { sessionCookieName } from "./session-cookie";

const NOBODY: Asking = { actor: { kind: "visitor" }, beside: null, hits: null };

/**
 * Who sent this request, plus data read or counted in the same query (null for visitors, or if none
 * was requested).
 */
export interface Asking extends Pick<SignedIn, "beside" | "hits"> {
  readonly actor: Actor;
}

interface Also {
  readonly beside?: Beside | undefined;
  readonly counted?: Counted | undefined;
}

/**
 * Looks up the session cookie in one query: session, person, and key, plus anything else requested.
 */
export const whoAsks = (request: Request, also?: Also): Promise<Asking> =>
  askedWith(cookieOf(request, sessionCookieName()), also);

export const actorOfToken = async (token: string | undefined): Promise<Actor> =>
  (await askedWith(token)).actor;

async function askedWith(token: string | undefined, also: Also = {}): Promise<Asking> {
  const found = token
    ? await findSignedIn(db(), keyProvider(), { sid: hashToken(token), now: new Date(), ...also })
    : null;
  if (!found) return NOBODY;
  const { member: actor, beside, hits } = found;
  return { actor, beside, hits };
}

export const cookieOf = (request: Request, name: string): string | undefined =>
  parseCookie(request.headers.get("cookie") ?? "")[name];
