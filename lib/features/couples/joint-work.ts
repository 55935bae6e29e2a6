import type { MemberCtx } from "@/lib/ports/context";
import { keepsClosed } from "./check-in-policy";
import { findCheckIns } from "./check-in-repository";
import { personKey } from "./relationship-repository";

/** More check-ins than that of one person are not looked at. */
const LOOKED_AT = 50;

/**
 * Whether one of the two has quietly closed joint work. Both people's answers are opened each time, each with its own key,
 * so that the work and the time it takes are the same whatever stands in them. The answer never leaves the server: it
 * shows only as a pause like every other.
 */
export async function isJointWorkClosed(
  ctx: MemberCtx,
  relationshipId: string,
  people: readonly [string, string],
): Promise<boolean> {
  const closed = await Promise.all(
    people.map(async (userId) => {
      const key = await personKey(ctx, userId);
      return keepsClosed(await findCheckIns(ctx, relationshipId, { userId, key, limit: LOOKED_AT }), ctx.now());
    }),
  );
  return closed.some(Boolean);
}
