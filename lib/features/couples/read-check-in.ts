import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findOwnCheckInTime } from "./check-in-repository";
import { requireAdult } from "./policy";
import { findOwnStatus } from "./relationship-repository";
import type { RelationshipIdInput } from "./schema";

/** Asked anew after so long (ms): things change, and what was not said once may be said another time. */
const ASK_AGAIN_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Whether the private questions should be offered to the caller; never what was answered, nor that anything was. Whoever
 * holds the device learns no more than that. @throws Failure not_found, forbidden
 */
export async function readCheckIn(ctx: MemberCtx, { id }: RelationshipIdInput): Promise<{ due: boolean }> {
  requireAdult(ctx.actor.user);
  if (!(await findOwnStatus(ctx, id))) throw notFound("This relationship");
  const last = await findOwnCheckInTime(ctx, id);
  return { due: !last || ctx.now().getTime() - last.getTime() > ASK_AGAIN_MS };
}
