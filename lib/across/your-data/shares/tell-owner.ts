import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { shareNewsMail } from "./news-mail";
import { findOwnerAddress } from "./repository";

/**
 * Tells the owner, in the same transaction, that their share was accepted or opened for the first
 * time. Later openings only show on the page.
 */
export async function tellOwner(
  ctx: Ctx,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  news: "accepted" | "opened",
): Promise<void> {
  const address = await findOwnerAddress(ctx, ownerId);
  if (!address) return;
  await enqueueMail(ctx, {
    kind: "account_notice",
    dedupeKey: `share_${news}:${id}`,
    userId: ownerId,
    mail: { to: { address }, ...shareNewsMail(news, `${ctx.settings.appUrl}/sharing`) },
  });
}

/** Sends the mail after the transaction, so it doesn't wait for the next minute. */
export function sendNews(ctx: Ctx): void {
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
}
