import { createHash } from "node:crypto";
import type { KeyProvider } from "@/lib/ports/keys";
import { stableId } from "@/lib/shared/stable-id";
import type { PrismaClient } from "@/prisma/client/client";

/** A seed's context. `now` is the time of the run; demo content is dated back from it. */
export interface SeedCtx {
  readonly db: PrismaClient;
  readonly keys: KeyProvider;
  readonly fingerprintSecret: Buffer;
  readonly now: Date;
}

/** Gives the same id on every run, so that a repeated seed finds its own rows. */
export const seedId = stableId;

/** PostgreSQL stores the keys of JSON objects in its own order. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const contentHash = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content, inOrder)).digest("hex");
