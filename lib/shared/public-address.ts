import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** IPv6 addresses that are given out (RFC 4291); the library calls all others unicast as well. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address belongs to the public internet (IANA special-purpose address registries). */
export function isPublicAddress(address: string): boolean {
  // The library also reads shorthands such as 0x7f.1, and throws on zones such as %eth0.1.
  if (!isIP(address) || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GIVEN_OUT);
}
