import type { Ctx } from "@/lib/ports/context";
import { insertOnce } from "./repository";
import type { QueuedEvent, QueuedMail } from "./types";

/**
 * Queues a mail in the transaction that causes it, so either both are stored or neither
 * (safety.md, "What happens then"). It's delivered at least once.
 */
export const enqueueMail = (ctx: Ctx, { mail, ...queued }: QueuedMail): Promise<void> =>
  insertOnce(ctx, queued, mail);

/**
 * Queues an event for the operator's webhook in the transaction that causes it. It's delivered at
 * least once.
 */
export const enqueueEvent = (ctx: Ctx, { event, ...queued }: QueuedEvent): Promise<void> =>
  insertOnce(ctx, queued, event);
