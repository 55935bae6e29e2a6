import type { MemberCtx } from "@/lib/ports/context";
import { keepsClosed, restsAfterHarm } from "./check-in-policy";
import { findCheckIns, findNewestHarm } from "./check-in-repository";
import { personKey } from "./relationship-repository";

/**
 * More check-ins than that of one person are not looked at: nobody is made to answer so often that
 * a "yes" drops out.
 */
const LOOKED_AT = 1_000;

/**
 * Whether one of the two has quietly closed joint work. Both people's answers are opened each time,
 * each with its own key, so that the work and the time it takes are the same whatever stands in
 * them. The answer never leaves the server: it shows only as a pause like every other. It is about
 * these two and not about one space: a second one, or a new one after leaving, is no way around a
 * "yes" and tells nothing by going on. Harm that was told in a talk rests it for some days too:
 * joint work is not offered with somebody who is not safe to be with.
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
