import type { MemberCtx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { addressBlock } from "./address-block";
import { TRY_WINDOW_MS } from "./constants";
import { lockedUntil, type PinCaller, triesLeft } from "./policy";
import { findTriesSince, insertTry, lockTries } from "./try-repository";

/**
 * The caller as the try counter stores them. None of it can be traced back to the person or their
 * address.
 */
export function tryingOf(ctx: MemberCtx): PinCaller {
  const { user } = ctx.actor;
  const print = (value: string) => fingerprint(ctx.fingerprintSecret, `pin:${value}`);
  return {
    person: print(user.id),
    address: ctx.address ? print(addressBlock(ctx.address)) : null,
    sharesAddress: ctx.sharesAddress ?? false,
    hasRole: user.isAdmin || user.isClinician,
  };
}

/**
 * Counts a try before the PIN is checked, so sending many at once doesn't get more of them checked
 * (ADMN-07).
 *
 * @returns null if the try may proceed; otherwise the time of the next one, with nothing counted
 */
export async function countTry(ctx: MemberCtx, trying: PinCaller): Promise<Date | null> {
  const now = ctx.now();
  // Checks once without the lock, so a flood of tries that are refused anyway can't make the right
  // PIN wait.
  const locked = await findLock(ctx, trying, now);
  if (locked) return locked;
  return ctx.transaction(async (tx) => {
    await lockTries(tx);
    const lockedMeanwhile = await findLock(tx, trying, now);
    if (!lockedMeanwhile) await insertTry(tx, trying, now);
    return lockedMeanwhile;
  });
}

const findLock = async (ctx: MemberCtx, trying: PinCaller, now: Date): Promise<Date | null> =>
  lockedUntil(await findTries(ctx, now), trying);

const findTries = (ctx: MemberCtx, now: Date) =>
  findTriesSince(ctx, new Date(now.getTime() - TRY_WINDOW_MS));

/**
 * The caller's lockout state: how many wrong tries are left and, if none, when the next is allowed.
 */
export async function doorFor(
  ctx: MemberCtx,
  trying: PinCaller,
): Promise<{ left: number; opensAt: Date | null }> {
  const tries = await findTries(ctx, ctx.now());
  return { left: triesLeft(tries, trying), opensAt: lockedUntil(tries, trying) };
}
