import type { Ctx } from "@/lib/ports/context";
import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from "./constants";
import { type Leased, leaseDue, markSent, postpone } from "./repository";
import type { OutboxMail } from "./schema";

/**
 * Sends what is due and answers how many left and how many have to wait. Runs after each answer that queued something
 * and every minute; safe in parallel. At least once: a crash between sending and marking sends again, under the same
 * message id.
 */
export async function drainOutbox(ctx: Ctx): Promise<{ sent: number; waiting: number }> {
  let sent = 0;
  let waiting = 0;
  for (let batch = await leaseDue(ctx); batch.length > 0; batch = await leaseDue(ctx)) {
    for (const item of batch) {
      if (await deliver(ctx, item)) sent += 1;
      else waiting += 1;
    }
  }
  return { sent, waiting };
}

async function deliver(ctx: Ctx, item: Leased): Promise<boolean> {
  try {
    for (const [at, to] of recipients(ctx, item.mail).entries()) {
      await ctx.mailer.send({ to, subject: item.mail.subject, text: item.mail.text }, `${item.id}.${at}`);
    }
    await markSent(ctx, item.id);
    return true;
  } catch (error) {
    ctx.log.error("mail-not-sent", error, { outboxId: item.id, attempts: item.attempts });
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (item.attempts - 1), LONGEST_RETRY_MS);
    await postpone(ctx, item.id, new Date(ctx.now().getTime() + wait), error instanceof Error ? error.name : "unknown");
    return false;
  }
}

class NoRecipient extends Error {
  override readonly name = "NoRecipient";
}

/** @throws NoRecipient so that an alert nobody would get keeps waiting (and shows in the log) until somebody can. */
function recipients(ctx: Ctx, mail: OutboxMail): readonly string[] {
  if ("address" in mail.to) return [mail.to.address];
  if (ctx.settings.clinicianEmails.length === 0) throw new NoRecipient("no clinician address is set");
  return ctx.settings.clinicianEmails;
}
