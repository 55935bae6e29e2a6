import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { parentNoticeMail } from "./mail";

/** Tells the parent of a 13 to 17 year old, once, that there is an account (contract 8). Part of the caller's transaction. */
export async function notifyParent(ctx: MemberCtx, parentEmail: string): Promise<void> {
  const { user } = ctx.actor;
  await enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `parent_notice:${user.id}`,
    userId: user.id,
    mail: {
      to: { address: parentEmail },
      ...parentNoticeMail({ firstName: user.firstName, appUrl: ctx.settings.appUrl }),
    },
  });
}
