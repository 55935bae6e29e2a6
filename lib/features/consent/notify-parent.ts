import { countQueued } from "@/lib/features/outbox/count-queued";
import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { MOST_NOTICES, REQUEST_WINDOW_MS } from "./constants";
import { parentNoticeMail } from "./mail";
import { noticeLinkOf } from "./notice-link";

/**
 * Tells the parent of a 13 to 17 year old that there is an account, once per address, so that a corrected address hears of
 * it too, but no more than three in a day (contract 8). Part of the caller's transaction.
 */
export async function notifyParent(ctx: MemberCtx, parentEmail: string): Promise<void> {
  const { user } = ctx.actor;
  const since = new Date(ctx.now().getTime() - REQUEST_WINDOW_MS);
  if ((await countQueued(ctx, { kind: "parent_notice", userId: user.id, since })) >= MOST_NOTICES) return;
  await enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `parent_notice:${user.id}:${fingerprint(ctx.fingerprintSecret, parentEmail.toLowerCase())}`,
    userId: user.id,
    mail: {
      to: { address: parentEmail },
      ...parentNoticeMail({
        firstName: user.firstName,
        appUrl: ctx.settings.appUrl,
        notMine: noticeLinkOf(ctx, user.id, parentEmail),
      }),
    },
  });
}
