import { createHash } from "node:crypto";

/**
 * A uuid (version 5 by form) made from a name: the same name gives the same id on every machine and
 * in every release, so that what lives in the code and its row in the database know each other.
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
