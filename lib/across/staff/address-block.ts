import { isIPv6 } from "node:net";

const GROUPS = 8;
/** An IPv6 connection controls at least a /64 of addresses to try from (RFC 6177). */
const NETWORK_GROUPS = 4;

/**
 * The part of an address that counts as one place: the whole IPv4 address, or the network part of
 * an IPv6 address.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const groups = [...before, ...Array(GROUPS - before.length - after.length).fill("0"), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
