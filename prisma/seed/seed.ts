import { createHash } from "node:crypto";
import type { KeyProvider } from "@/lib/ports/keys";
import { stableId } from "@/lib/shared/stable-id";
import type { PrismaClient } from "@/prisma/client/client";

/** What a noun's seed gets. `now` is the moment of the run; demo content is dated back from it. */
export interface SeedCtx {
  readonly db: PrismaClient;
  readonly keys: KeyProvider;
  readonly fingerprintSecret: Buffer;
  readonly now: Date;
}

/** A repeated seed meets its own rows. */
export const seedId = stableId;

/** PostgreSQL keeps json objects in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const contentHash = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content, inOrder)).digest("hex");
