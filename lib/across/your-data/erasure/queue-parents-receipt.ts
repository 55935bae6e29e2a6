import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson, readCurrentUser } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { childErasedMail } from "./mail";

/**
 * Tells the parent who asked that the erasure is done. Must run before the row is deleted, because
 * the parent's address is encrypted with the child's key.
 */
export async function queueParentsReceipt(
  ctx: Ctx,
  childId: string,
  firstName: string | null,
): Promise<void> {
  const child = await findPerson(ctx, childId);
  const address = child && (await readCurrentUser(ctx.as(child))).parentEmail;
  if (!address) return;
  await enqueueMail(ctx, {
    kind: "account_notice",
    dedupeKey: `child_erased:${newId()}`,
    userId: null,
    mail: {
      to: { address },
      ...childErasedMail({ firstName, at: ctx.now(), requestId: ctx.requestId }),
    },
  });
}
