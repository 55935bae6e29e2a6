import { env } from "../env";
import { PEER_HEADER } from "./peer";

/**
 * Where a request comes from: what a trusted proxy saw (contract 5), else the other end of the
 * socket. Null only under a host that gives handlers no socket.
 */
export function addressOf(headers: Headers): string | null {
  return (env().TRUST_PROXY && forwardedOf(headers)) || peerOf(headers);
}

/** The other end of the socket. */
export const peerOf = (headers: Headers): string | null => plain(headers.get(PEER_HEADER));

/**
 * Whom the other end of the socket says that it speaks for. Anybody can say so: it counts where a
 * proxy is trusted.
 */
export const forwardedOf = (headers: Headers): string | null =>
  plain(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim());

/**
 * Some proxies add the port, which differs with each connection: `203.0.113.7:4711`,
 * `[2001:db8::7]:4711`. Node writes an IPv4 caller of a socket for both families as
 * `::ffff:203.0.113.7`.
 */
function plain(entry: string | null | undefined): string | null {
  if (!entry) return null;
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? plain ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}
