import { alertRecipients } from "@/lib/core/settings/recipients";
import type { Ctx } from "@/lib/ports/context";
import { FIRST_RETRY_MS, MAX_RETRY_MS } from "./constants";
import { isAcknowledged } from "./queries";
import {
  type LeasedRow,
  leaseDue,
  markDone,
  openPayload,
  postpone,
  storePayload,
} from "./repository";
import type { OutboxEvent, OutboxMail } from "./schema";

/**
 * Sends everything due and returns how many were sent and how many have to wait. Runs every minute
 * and after each request that queued something, and is safe to run in parallel. Delivery is at
 * least once: after a crash between sending and marking, it's sent again with the same message id.
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

async function deliver(ctx: Ctx, item: LeasedRow): Promise<boolean> {
  try {
    const hasLeft = await leave(ctx, item);
    await markDone(ctx, item.id, { unsent: !hasLeft });
    return true;
  } catch (error) {
    ctx.log.error("mail-not-sent", error, { outboxId: item.id, attempts: item.attempts });
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (item.attempts - 1), MAX_RETRY_MS);
    await postpone(
      ctx,
      item.id,
      new Date(ctx.now().getTime() + wait),
      error instanceof Error ? error.name : "unknown",
    );
    return false;
  }
}

/** @returns false for an item we gave up on or that is no longer wanted */
async function leave(ctx: Ctx, item: LeasedRow): Promise<boolean> {
  const promised = openPayload(ctx, item);
  if (promised.unlessAcknowledged && (await isAcknowledged(ctx, promised.unlessAcknowledged)))
    return false;
  if ("event" in promised) {
    await postEvent(ctx, item.id, promised);
    return true;
  }
  // Some recipients may have received it before we gave up on the rest.
  if (await isNoLongerWanted(ctx, item, promised)) return (promised.reached?.length ?? 0) > 0;
  await sendToAll(ctx, item.id, promised);
  return true;
}

async function isNoLongerWanted(
  ctx: Ctx,
  { attempts }: LeasedRow,
  mail: OutboxMail,
): Promise<boolean> {
  if (attempts <= 1) return false;
  if (mail.mostTries !== undefined && attempts > mail.mostTries) return true;
  return (
    mail.untilAcknowledged !== undefined && (await isAcknowledged(ctx, mail.untilAcknowledged))
  );
}

async function postEvent(ctx: Ctx, id: string, { event }: OutboxEvent): Promise<void> {
  if (!ctx.webhook) throw new NoRecipient("no webhook is set");
  await ctx.webhook.post(event, id);
}

/**
 * Sends the mail to each address separately, so a rejected one neither blocks the others nor makes
 * them get it twice. The addresses reached are stored with the mail, and the next attempt goes to
 * the rest.
 */
async function sendToAll(ctx: Ctx, id: string, mail: OutboxMail): Promise<void> {
  const failures: unknown[] = [];
  const reached = new Set(mail.reached);
  for (const [at, to] of (await recipients(ctx, mail)).entries()) {
    if (reached.has(to)) continue;
    try {
      await ctx.mailer.send({ to, subject: mail.subject, text: mail.text }, `${id}.${at}`);
      reached.add(to);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  if (reached.size > 0) await storePayload(ctx, id, { ...mail, reached: [...reached] });
  throw failures[0];
}

class NoRecipient extends Error {
  override readonly name = "NoRecipient";
}

/**
 * @throws NoRecipient if an alert has no recipients. It stays queued and shows up in the log
 *   until there is one.
 */
async function recipients(ctx: Ctx, { to }: OutboxMail): Promise<readonly string[]> {
  if ("address" in to) return [to.address];
  const addresses = "admins" in to ? ctx.settings.adminEmails : await alertRecipients(ctx);
  if (addresses.length === 0) throw new NoRecipient("no address is set for this alert");
  return addresses;
}
