import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { TELLING_TRIES, TRIES_LEFT_HEADER } from "./constants";
import { countTry, doorFor, tryingOf } from "./count-try";
import { type OpenedSession, openAdminSession } from "./open-admin-session";
import type { AuthenticateInput } from "./schema";
import { deleteTriesOf } from "./try-repository";
import { warnOfGuessing } from "./warn-of-guessing";

/** As documented (ERR-25). */
const INVALID_PIN = "Invalid PIN";

/**
 * Opens a PIN session for anyone who knows the PIN (ADMN-07, ADMN-09; contract 6). Every try writes
 * one audit row, even a refused one, but never the PIN that was tried. Admins are told of a
 * lockout, and of a success after several wrong tries (`warnOfGuessing`).
 *
 * @throws Failure invalid_pin, also if no PIN is set up, with the number of tries left or the
 *   time of the next one; pin_locked with the seconds until the next try
 */
export async function authenticate(
  ctx: MemberCtx,
  { pin }: AuthenticateInput,
): Promise<OpenedSession> {
  const trying = tryingOf(ctx);
  const locked = await countTry(ctx, trying);
  if (locked) {
    await recordTry(ctx, "refused", "locked");
    throw tooMany(secondsUntil(locked, ctx.now()));
  }
  const isRight = ctx.staffPin !== null && (await ctx.staffPin.matches(pin));
  if (!isRight) {
    await recordTry(ctx, "refused", ctx.staffPin ? "wrong" : "none_set_up");
    // Only the try that triggers the lockout sends a warning. Later refused tries cost no more than
    // before, however many there are.
    const { left, opensAt } = await doorFor(ctx, trying);
    if (opensAt) await warnOfGuessing(ctx, "pin_locked");
    throw new Failure("invalid_pin", INVALID_PIN, {
      extraHeaders: { [TRIES_LEFT_HEADER]: String(left) },
      retryAfterSeconds: opensAt ? secondsUntil(opensAt, ctx.now()) : undefined,
    });
  }
  const { session, wrong } = await ctx.transaction(async (tx) => {
    const tries = await deleteTriesOf(tx, trying.person);
    await recordTry(tx, "done");
    // The successful try was counted too.
    return { session: await openAdminSession(tx), wrong: tries - 1 };
  });
  if (wrong >= TELLING_TRIES) await warnOfGuessing(ctx, "pin_opened");
  return session;
}

const recordTry = (ctx: MemberCtx, outcome: "done" | "refused", reason?: string): Promise<void> =>
  recordAudit(ctx, { action: "pin.try", outcome, reason });

const secondsUntil = (end: Date, now: Date): number =>
  Math.max(1, (end.getTime() - now.getTime()) / 1000);

function tooMany(seconds: number): Failure {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new Failure("pin_locked", `Too many wrong PINs. You can try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
