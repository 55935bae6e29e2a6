import type { Ctx } from "@/lib/ports/context";
import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from "./constants";
import { type Leased, leaseDue, markSent, openMail, postpone } from "./repository";
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
    await sendToAll(ctx, item);
    await markSent(ctx, item.id);
    return true;
  } catch (error) {
    ctx.log.error("mail-not-sent", error, { outboxId: item.id, attempts: item.attempts });
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (item.attempts - 1), LONGEST_RETRY_MS);
    await postpone(ctx, item.id, new Date(ctx.now().getTime() + wait), error instanceof Error ? error.name : "unknown");
    return false;
  }
}

/** One address that is refused must not keep an alert from the others; the mail then leaves again for all. */
async function sendToAll(ctx: Ctx, item: Leased): Promise<void> {
  const mail = openMail(ctx, item);
  const failures: unknown[] = [];
  for (const [at, to] of recipients(ctx, mail).entries()) {
    try {
      await ctx.mailer.send({ to, subject: mail.subject, text: mail.text }, `${item.id}.${at}`);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
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
