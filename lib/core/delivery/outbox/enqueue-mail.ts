import type { Ctx } from "@/lib/ports/context";
import { insertOnce } from "./repository";
import type { QueuedMail } from "./types";

/**
 * Promises a mail in the transaction that gives the reason for it: either both are stored or
 * neither (security.md, "Crisis alert"). It leaves at least once.
 */
export const enqueueMail = (ctx: Ctx, { mail, ...queued }: QueuedMail): Promise<void> =>
  insertOnce(ctx, queued, mail);
