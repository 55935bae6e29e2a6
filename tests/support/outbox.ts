import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import { query } from "./database";

const PAUSE_MS = 20;

/**
 * Sends everything that's due. A request's background work may be sending some of it at the same
 * time; `drainOutbox` skips those and returns before they've been sent.
 */
export async function everythingSent(ctx: Ctx): Promise<void> {
  for (;;) {
    await drainOutbox(ctx);
    const due = await query(`SELECT 1 FROM outbox WHERE "sentAt" IS NULL AND "availableAt" <= now() LIMIT 1`);
    if (due.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
