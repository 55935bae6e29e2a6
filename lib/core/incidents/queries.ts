import { CHECK_IN_DAYS, type CheckIn, checkIn } from "@/lib/crisis/protocol/check-in";
import type { MemberCtx } from "@/lib/ports/context";
import { wordsFor } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { findFollowUp, hasNamedHome, markFollowedUp, markTakenBack } from "./incident-repository";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface DueCheckIn extends CheckIn {
  /** The conversation with the crisis. Null if it was deleted. */
  readonly sessionId: string | null;
}

/**
 * The question that opens a later visit after a crisis of moderate or higher severity (988
 * Lifeline, #BeThe1To: "follow up"). Null if there was none recently or we already asked.
 */
export async function findCheckIn(ctx: MemberCtx): Promise<DueCheckIn | null> {
  const now = ctx.now().getTime();
  const due = await findFollowUp(ctx, new Date(now - CHECK_IN_DAYS * DAY_MS));
  if (!due) return null;
  const { user } = ctx.actor;
  const hearer = {
    audience: wordsFor(user),
    language: spokenLanguageOf(user.language),
    region: ctx.region,
  };
  const asked = checkIn(hearer, due.kind, now - due.createdAt.getTime());
  const home = !due.guardianMayKnow;
  const shown = due.guardianMayKnow || due.guardianToldAt !== null;
  return asked && { ...asked, state: { ...asked.state, home, shown }, sessionId: due.sessionId };
}

/** Marks the question as asked. Call it in the transaction that stores the question. */
export const markCheckedIn = (ctx: MemberCtx): Promise<void> => markFollowedUp(ctx);

/**
 * Drops the check-in because the person denied or corrected a danger we had only inferred in that
 * conversation. Call it in the transaction that stores the guide's reply.
 */
export const dropCheckIn = (ctx: MemberCtx, sessionId: string, kind: string): Promise<void> =>
  markTakenBack(ctx, sessionId, kind);

/**
 * Whether this person has ever named the home as a danger, in any text. If so, we never suggest a
 * parent as help.
 */
export const homeWasNamed = (ctx: MemberCtx): Promise<boolean> => hasNamedHome(ctx);
