import type { Db, ExtraCount } from "@/lib/ports/db";
import { Failure } from "@/lib/shared/failure";
import { Prisma } from "@/prisma/client/client";
import { countHit, type Hits, hitStatement } from "./limits-repository";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than anyone waits on a page. */
const LONG_MS = 5 * MINUTE;

/**
 * How often one person may do something, counted in the database so that every instance agrees
 * (security.md). `of` completes the sentence shown to them, including children.
 */
const WRITE_LIMITS = {
  write: { most: 60, within: MINUTE, of: "changes" },
  chat: { most: 20, within: MINUTE, of: "messages" },
  mood: { most: 30, within: MINUTE, of: "moods" },
  invitation: { most: 10, within: DAY, of: "invitations" },
  // Each one may call a model.
  draft: { most: 20, within: MINUTE, of: "drafts" },
  consent: { most: 10, within: 15 * MINUTE, of: "tries" },
  // Each one mails everyone a crisis alert would reach.
  alertTest: { most: 5, within: 15 * MINUTE, of: "test e-mails" },
  // Technically a read, but more expensive than a write, because each one generates a PDF.
  paper: { most: 20, within: MINUTE, of: "files" },
} as const;

export type WriteLimit = keyof typeof WRITE_LIMITS;

/** @throws Failure rate_limited with the seconds until the window ends. */
export async function countWrite(db: Db, limit: WriteLimit, who: string, now: Date): Promise<void> {
  const { within } = WRITE_LIMITS[limit];
  refuseBeyond(limit, await countHit(db, `${limit}:${who}`, { now, within }), now);
}

/**
 * The same, as part of the statement that looks up the caller; pass the count to `refuseBeyond`.
 */
export const countedWith =
  (limit: WriteLimit, now: Date): ExtraCount =>
  (who) =>
    hitStatement(Prisma.sql`SELECT ${`${limit}:`}::text || "id"::text FROM ${who}`, {
      now,
      within: WRITE_LIMITS[limit].within,
    });

export const isBeyond = (limit: WriteLimit, { count }: Hits): boolean =>
  count > WRITE_LIMITS[limit].most;

/** @throws Failure rate_limited with the seconds until the window ends. */
export function refuseBeyond(limit: WriteLimit, hits: Hits, now: Date): void {
  const { within, of } = WRITE_LIMITS[limit];
  const { windowStart } = hits;
  if (isBeyond(limit, hits)) refuse(windowStart.getTime() + within - now.getTime(), of);
}

const READS_PER_MINUTE = 240;
const MAX_READERS = 20_000;
const readers = new Map<string, { windowStart: number; count: number }>();

/**
 * Each instance counts reads for itself: a limit against runaway clients must not cost a write per
 * read. Losing the count on a restart is harmless.
 */
export function countRead(who: string, now: Date): void {
  const at = now.getTime();
  const reader = readers.get(who);
  if (!reader || at - reader.windowStart >= MINUTE) {
    if (readers.size >= MAX_READERS) readers.clear();
    readers.set(who, { windowStart: at, count: 1 });
    return;
  }
  reader.count += 1;
  if (reader.count > READS_PER_MINUTE) refuse(reader.windowStart + MINUTE - at, "pages");
}

function refuse(milliseconds: number, of: string): never {
  const wait =
    milliseconds > LONG_MS ? "Please try again later." : "Please wait a moment and try again.";
  throw new Failure("rate_limited", `That was a lot of ${of} in a short time. ${wait}`, {
    retryAfterSeconds: Math.max(1, milliseconds / 1000),
  });
}
