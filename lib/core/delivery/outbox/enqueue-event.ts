import type { Ctx } from "@/lib/ports/context";
import { insertOnce } from "./repository";
import type { QueuedEvent } from "./types";

/**
 * Promises an event to the operator's webhook, in the transaction that gives the reason for it; it
 * leaves at least once.
 */
export const enqueueEvent = (ctx: Ctx, { event, ...queued }: QueuedEvent): Promise<void> =>
  insertOnce(ctx, queued, event);
