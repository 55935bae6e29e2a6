import { turn } from "@/lib/core/consent/growing/turn";
import type { Ctx } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { answeredBefore } from "./carry-out-answer";
import {
  acceptForChild,
  isRefusedByAnother,
  noteSaidOlder,
  type StoredConsent,
} from "./repository";

/**
 * Corrects an age that was entered too low: the parent who was asked, signed in with that address,
 * says the child is 13 or older (contract 8, "raising an age across 13 or 18 needs the parent").
 * From now on the child counts as 13 and can correct their age once, up to 17. A yes is no longer
 * needed, and both sides are told by mail. Call it with the child's row locked.
 *
 * @throws Failure conflict if they're 13 already; forbidden if another grown-up refused while
 *   signed in, because no one else can undo that
 */
export async function sayOlder(
  ctx: Ctx,
  { id, userId }: Pick<StoredConsent, "id" | "userId">,
): Promise<"grown"> {
  if (await isRefusedByAnother(ctx, userId))
    throw new Failure("forbidden", "Another grown-up said no for this child. Please write to us.");
  await noteSaidOlder(ctx, id);
  if (!(await turn(ctx, userId, CONSENT_AGE, "older"))) throw answeredBefore();
  await acceptForChild(ctx, userId);
  return "grown";
}
