import type { Ctx } from "@/lib/ports/context";
import { PRODUCT } from "@/lib/shared/product";
import { drainOutbox } from "./drain-outbox";
import { enqueueEvent, enqueueMail } from "./enqueue";
import { countQueued } from "./queries";

const EVERY_MS = 60 * 60_000;

/** Neutral wording that mentions no one. */
export const readerOffMail = (
  health: string,
): { readonly subject: string; readonly text: string } => ({
  subject: `${PRODUCT.adult}: a part of the service is off`,
  text: `The reader is off. The service keeps running without it, and texts are waiting to be read.\n\n${health}\n\nThe log has the reason under "reader-off"; docs/deploy.md explains what to do.`,
});

/**
 * Tells the administrators and the operator's webhook that the reader is off. It's neutral,
 * mentions no one, and goes out at most once an hour across all processes.
 */
export async function alertReaderOff(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  if ((await countQueued(ctx, { kind: "reader_off", since: new Date(now - EVERY_MS) })) > 0) return;
  // If two processes notice at once, the shared dedupe key lets only one alert through.
  const once = Math.floor(now / EVERY_MS);
  const health = new URL("/api/health", ctx.settings.appUrl).href;
  await ctx.transaction(async (tx) => {
    await enqueueMail(tx, {
      kind: "reader_off",
      dedupeKey: `reader_off:${once}`,
      userId: null,
      mail: { to: { admins: true }, ...readerOffMail(health) },
    });
    if (!tx.webhook) return;
    await enqueueEvent(tx, {
      kind: "reader_off_webhook",
      dedupeKey: `reader_off_webhook:${once}`,
      userId: null,
      event: { event: { type: "reader.off", link: health } },
    });
  });
  ctx.later(async (later) => {
    await drainOutbox(later);
  });
}
