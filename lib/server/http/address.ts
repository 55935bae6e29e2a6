import { env } from "../env";
import { PEER_HEADER } from "./peer";

/**
 * A request's client address: the one a trusted proxy saw (contract 5), otherwise the socket's
 * peer. Null only on a host that gives handlers no socket.
 */
export function addressOf(headers: Headers): string | null {
  return (env().TRUST_PROXY && forwardedOf(headers)) || peerOf(headers);
}

/** The socket's peer address. */
export const peerOf = (headers: Headers): string | null => plain(headers.get(PEER_HEADER));

/**
 * The client that the socket's peer claims to forward for. Anyone can send that header, so it
 * counts only behind a trusted proxy.
 */
export const forwardedOf = (headers: Headers): string | null =>
  plain(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim());

/**
 * Removes a port, which some proxies add and which differs for each connection: `203.0.113.7:4711`,
 * `[2001:db8::7]:4711`. On a dual-stack socket, Node writes an IPv4 client as `::ffff:203.0.113.7`.
 */
function plain(entry: string | null | undefined): string | null {
  if (!entry) return null;
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? plain ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}
