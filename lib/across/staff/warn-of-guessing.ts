import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { countQueued } from "@/lib/core/delivery/outbox/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { WARN_EVERY_MS } from "./constants";
import { WARNING_COPY } from "./copy/warning";
import { lockTries } from "./try-repository";

/**
 * Mails the admins that the PIN is being guessed: someone was locked out, or got in after several
 * wrong tries. Each warning goes out at most once an hour, so a guesser can't flood their inboxes.
 * Only the audit trail says who it was.
 */
export async function warnOfGuessing(
  ctx: MemberCtx,
  kind: "pin_locked" | "pin_opened",
): Promise<void> {
  const since = new Date(ctx.now().getTime() - WARN_EVERY_MS);
  // Checks once without the lock, so a persistent guesser can't make everyone wait for it.
  if ((await countQueued(ctx, { kind, since })) > 0) return;
  await ctx.transaction(async (tx) => {
    await lockTries(tx);
    if ((await countQueued(tx, { kind, since })) > 0) return;
    const trail = new URL("/admin/audit", tx.settings.appUrl).href;
    const { subject, text } = WARNING_COPY[kind];
    const mail = { to: { admins: true } as const, subject, text: text(trail) };
    await enqueueMail(tx, { kind, dedupeKey: `${kind}:${newId()}`, userId: null, mail });
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
}
