import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { TELLING_TRIES, TRIES_LEFT_HEADER } from "./constants";
import { countTry, doorFor, tryingOf } from "./count-try";
import { type OpenedSession, openAdminSession } from "./open-admin-session";
import type { AuthenticateInput } from "./schema";
import { deleteTriesOf } from "./try-repository";
import { warnOfGuessing } from "./warn-of-guessing";

/** ERR-25. */
const INVALID_PIN = "Invalid PIN";

/**
 * Opens a PIN session for whoever knows the PIN (ADMN-07, ADMN-09; contract 6). Each try is one
 * audit row, the refused ones too; none of them holds what was tried.
 *
 * Admins hear of a closed door, and of one that opened after several wrong tries
 * (`warnOfGuessing`).
 *
 * @throws Failure invalid_pin, also when no PIN is set up, with how many more are heard, or when
 *   the next one is; pin_locked with the seconds until the next try is heard
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
    // With the try that closes it, not with those that find it closed: however many those are, they
    // cost no more than before.
    const { left, opensAt } = await doorFor(ctx, trying);
    if (opensAt) await warnOfGuessing(ctx, "pin_locked");
    throw new Failure("invalid_pin", INVALID_PIN, {
      told: { [TRIES_LEFT_HEADER]: String(left) },
      retryAfterSeconds: opensAt ? secondsUntil(opensAt, ctx.now()) : undefined,
    });
  }
  const { session, wrong } = await ctx.transaction(async (tx) => {
    const tries = await deleteTriesOf(tx, trying.person);
    await recordTry(tx, "done");
    // The right one was counted as well.
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
