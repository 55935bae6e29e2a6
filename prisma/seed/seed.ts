import { createHash } from "node:crypto";
import type { KeyProvider } from "@/lib/ports/keys";
import type { PrismaClient } from "@/prisma/client/client";

/** What a noun's seed gets. `now` is the moment of the run; demo content is dated back from it. */
export interface SeedCtx {
  readonly db: PrismaClient;
  readonly keys: KeyProvider;
  readonly fingerprintSecret: Buffer;
  readonly now: Date;
}

/** The same name gives the same id on every machine and in every run, so that a repeated seed meets its own rows. */
export function seedId(...name: readonly (string | number)[]): string {
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

/** PostgreSQL keeps json objects in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const contentHash = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content, inOrder)).digest("hex");
