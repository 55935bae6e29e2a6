import type { Ctx } from "@/lib/ports/context";
import type { OutboxKind } from "./constants";
import { insertOnce } from "./repository";
import type { OutboxMail } from "./schema";

export interface QueuedMail {
  readonly kind: OutboxKind;
  /** The same key never makes a second mail. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly mail: OutboxMail;
}

/**
 * Promises a mail in the transaction that gives the reason for it: either both are stored or neither (security.md,
 * "Crisis alert"). It leaves at least once.
 */
export const enqueueMail = (ctx: Ctx, queued: QueuedMail): Promise<void> => insertOnce(ctx, queued);
