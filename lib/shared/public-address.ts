import { BlockList, isIP } from "node:net";

/** Ranges outside the public internet (IANA special-purpose address registries, RFC 6890). */
const RESERVED = new BlockList();
for (const [address, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
]) {
  RESERVED.addSubnet(address, bits, "ipv4");
}
/**
 * In IPv6 only global unicast is public, except ranges that embed another address or are for
 * documentation.
 */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
for (const [address, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  RESERVED.addSubnet(address, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !RESERVED.check(address, "ipv4");
  return family === 6 && GLOBAL.check(address, "ipv6") && !RESERVED.check(address, "ipv6");
}
