import type { MemberCtx } from "@/lib/ports/context";
import { keepsClosed, restsAfterHarm } from "./check-in-policy";
import { findCheckIns, findNewestHarm } from "./check-in-repository";
import { personKey } from "./relationship-repository";

/**
 * Check-ins considered per person: enough that nobody can be made to answer so often that a "yes"
 * drops out.
 */
const LOOKED_AT = 1_000;

/**
 * Whether one partner has quietly closed joint work. Both people's answers are opened each time,
 * each with its own key, so that the work and the time it takes don't depend on the answers. The
 * result never leaves the server: it shows only as a pause like any other. It's about these two
 * people and not one space: a second space, or a new one after leaving, is no way around a "yes"
 * and reveals nothing by continuing. Harm told in a conversation also pauses it for some days:
 * joint work isn't offered with someone who isn't safe to be with.
 */
export async function isJointWorkClosed(
  ctx: MemberCtx,
  people: readonly [string, string],
): Promise<boolean> {
  const closed = await Promise.all(
    people.map(async (userId) => {
      const key = await personKey(ctx, userId);
      return keepsClosed(
        await findCheckIns(ctx, people, { userId, key, limit: LOOKED_AT }),
        ctx.now(),
      );
    }),
  );
  const harm = await findNewestHarm(ctx, people);
  return restsAfterHarm(harm, ctx.now()) || closed.some(Boolean);
}
