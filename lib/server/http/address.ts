import { env } from "../env";
import { PEER_HEADER } from "./peer";

/**
 * A request's client address: the one a trusted proxy saw (contract 5), else the socket's peer.
 * Null only under a host that gives handlers no socket.
 */
export function addressOf(headers: Headers): string | null {
  return (env().TRUST_PROXY && forwardedOf(headers)) || peerOf(headers);
}

/** The socket's peer address. */
export const peerOf = (headers: Headers): string | null => plain(headers.get(PEER_HEADER));

/**
 * The client the socket's peer claims to speak for. Anybody can send that, so it counts only behind
 * a trusted proxy.
 */
export const forwardedOf = (headers: Headers): string | null =>
  plain(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim());

/**
 * Some proxies add the port, which differs with each connection: `203.0.113.7:4711`,
 * `[2001:db8::7]:4711`. On a dual-stack socket Node writes an IPv4 client as `::ffff:203.0.113.7`.
 */
function plain(entry: string | null | undefined): string | null {
  if (!entry) return null;
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? plain ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}
