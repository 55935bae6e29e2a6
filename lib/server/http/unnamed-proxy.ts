import { isPublicAddress } from "@/lib/shared/public-address";
import { env } from "../env";
import { createLog } from "../log";
import { forwardedOf, peerOf } from "./address";
import { PEER_HEADER } from "./peer";

const MAX_KEPT = 10_000;
/** The longest possible address. The header itself can be longer. */
const MAX_CALLER = 45;

interface Seen {
  isLogged: boolean;
  /** For each public peer, the one caller it forwarded for, or "several". */
  readonly callers: Map<string, string>;
}

/** Shared by the whole process, because every server bundle has its own modules. */
const shared = globalThis as { willowProxies?: Seen };

function seenHere(): Seen {
  shared.willowProxies ??= { isLogged: false, callers: new Map() };
  return shared.willowProxies;
}

/**
 * Whether this came through a proxy that no one configured. Everyone then shares its address, so
 * any visitor could use up limits counted by address. Checked only while TRUST_PROXY is unset: 0
 * says there's no proxy, and then the header is ignored (contract 5).
 *
 * In a private network, one request that names another caller is enough. On the public internet
 * anyone can send the header, so a peer counts only once it has named two callers. Until then, all
 * wrong PINs from its address are attributed to that one caller.
 */
export function isFromUnnamedProxy(headers: Headers): boolean {
  if (env().TRUST_PROXY !== undefined) return false;
  const [peer, caller] = [peerOf(headers), forwardedOf(headers)];
  // If a request has no such header, the framework adds one that names the socket.
  if (peer === null || caller === null || caller === peer) return false;
  return !isPublicAddress(peer) || seenHere().callers.get(peer) === "several";
}

/**
 * Remembers which callers public peers forward for, and logs once that TRUST_PROXY should be set.
 * Call it once per request.
 */
export function noteUnnamedProxy(
  raw: Readonly<Record<string, string | string[] | undefined>>,
): void {
  if (raw["x-forwarded-for"] === undefined || env().TRUST_PROXY !== undefined) return;
  const headers = new Headers({
    [PEER_HEADER]: String(raw[PEER_HEADER] ?? ""),
    "x-forwarded-for": String(raw["x-forwarded-for"]),
  });
  noteCaller(peerOf(headers), forwardedOf(headers));
  const seen = seenHere();
  if (seen.isLogged || !isFromUnnamedProxy(headers)) return;
  seen.isLogged = true;
  createLog().warn("proxy-not-trusted", { setting: "TRUST_PROXY" });
}

function noteCaller(peer: string | null, caller: string | null): void {
  if (peer === null || caller === null || caller === peer || !isPublicAddress(peer)) return;
  if (caller.length > MAX_CALLER) return;
  const { callers } = seenHere();
  const before = callers.get(peer);
  if (before === undefined && callers.size >= MAX_KEPT) callers.clear();
  callers.set(peer, before === undefined || before === caller ? caller : "several");
}
