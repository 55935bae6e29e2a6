import { createHash } from "node:crypto";

/**
 * Derives a UUID (in version 5 format) from a name. The same name gives the same id on every
 * machine and in every release, so something defined in code matches its database row.
 */
export function stableId(...name: readonly (string | number)[]): string {
  const hex = createHash("sha256")
    .update(`willow seed|${name.join("|")}`)
    .digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
