import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import { query } from "./database";

const PAUSE_MS = 20;

/**
 * Sends all that is due. What a request left to be done afterwards may be sending some of it beside the test: `drainOutbox` passes
 * over that and comes back before it has left.
 */
export async function everythingSent(ctx: Ctx): Promise<void> {
  for (;;) {
    await drainOutbox(ctx);
    const due = await query(`SELECT 1 FROM outbox WHERE "sentAt" IS NULL AND "availableAt" <= now() LIMIT 1`);
    if (due.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
