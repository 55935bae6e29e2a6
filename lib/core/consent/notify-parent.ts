import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { countQueued } from "@/lib/core/delivery/outbox/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { MAX_NOTICES, REQUEST_WINDOW_MS } from "./constants";
import { noticeLinkOf } from "./links";
import { parentNoticeMail } from "./mail";

/**
 * Tells the parent of a 13- to 17-year-old that the account exists (contract 8), in the transaction
 * that stores their address, so no address goes on record without notice. The dedupe key is random
 * rather than derived from the address, because a stranger's address must be erasable without a
 * trace.
 *
 * @throws Failure rate_limited after three within a day
 */
export async function notifyParent(ctx: MemberCtx, parentEmail: string): Promise<void> {
  const { user } = ctx.actor;
  const since = new Date(ctx.now().getTime() - REQUEST_WINDOW_MS);
  if ((await countQueued(ctx, { kind: "parent_notice", userId: user.id, since })) >= MAX_NOTICES) {
    throw new Failure(
      "rate_limited",
      "We've sent enough e-mails for today. Please try again tomorrow.",
      {
        retryAfterSeconds: REQUEST_WINDOW_MS / 1000,
      },
    );
  }
  await promiseNotice(ctx, parentEmail);
}

/** Only sends the mail, for an address no one typed: the new one of a parent already on record. */
export function promiseNotice(ctx: MemberCtx, parentEmail: string): Promise<void> {
  const { user } = ctx.actor;
  return enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `parent_notice:${newId()}`,
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
