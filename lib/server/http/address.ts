import { isPublicAddress } from "@/lib/shared/public-address";
import { env } from "../env";
import { PEER_HEADER } from "./peer";

/**
 * Where a request comes from: what a trusted proxy saw (contract 5), else the other end of the socket. Null only under a
 * host that gives handlers no socket.
 */
export function addressOf(headers: Headers): string | null {
  const forwarded = env().TRUST_PROXY ? lastOf(headers.get("x-forwarded-for")) : undefined;
  return plain(forwarded || headers.get(PEER_HEADER));
}

const lastOf = (forwarded: string | null): string | undefined => forwarded?.split(",").at(-1)?.trim();

/**
 * Whether a proxy handed this on that nobody named (TRUST_PROXY): then its address is everybody's, and a limit that is counted by
 * address is one that any visitor can use up for all. Only an address inside a private network counts as one, since a stranger on the
 * public internet can send the header too; and not where it names the socket itself, as the framework adds where there is none.
 */
export function isFromUnnamedProxy(headers: Headers): boolean {
  if (env().TRUST_PROXY) return false;
  const [peer, forwarded] = [plain(headers.get(PEER_HEADER)), plain(lastOf(headers.get("x-forwarded-for")) ?? null)];
  return peer !== null && forwarded !== null && forwarded !== peer && !isPublicAddress(peer);
}

/**
 * Some proxies add the port, which differs with each connection: `203.0.113.7:4711`, `[2001:db8::7]:4711`. Node writes an IPv4
 * caller of a socket for both families as `::ffff:203.0.113.7`.
 */
function plain(entry: string | null): string | null {
  if (!entry) return null;
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? plain ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}
