import type { Ctx } from "@/lib/ports/context";
import { insertOnce } from "./repository";
import type { QueuedEvent } from "./types";

/**
 * Queues an event for the operator's webhook in the transaction that causes it. It's delivered at
 * least once.
 */
export const enqueueEvent = (ctx: Ctx, { event, ...queued }: QueuedEvent): Promise<void> =>
  insertOnce(ctx, queued, event);
