import { findFirstActOn } from "@/lib/core/audit/queries";
import type { Ctx } from "@/lib/ports/context";
import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { dayOf } from "@/lib/shared/dates";
import { nextAgeThreshold, turnsOn } from "@/lib/shared/growing";
import { CONCERN_MS, RECENT_CONCERN_MS, SHOWN_MS } from "./constants";
import {
  findConcerns,
  findMoments,
  findMoods,
  type GuardedChild,
  tellConcerns,
} from "./repository";
import type { ChildView } from "./types";
import { usedDays } from "./usage";

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

function growsUp({ age, bornBy, consent }: GuardedChild): ChildView["growsUp"] {
  const border = age === null ? null : nextAgeThreshold(age);
  if (!border) return null;
  const counts = bornBy && (border === ADULT_AGE || consent === "granted");
  return { border, on: counts ? dayOf(turnsOn(bornBy, border), "UTC") : null };
}

/**
 * When the shown usage may start. Under 13, nothing from before the first consent is shown, because
 * we promise that until then there's only the account.
 */
async function usedSince(ctx: Ctx, { id, age }: GuardedChild, since: Date): Promise<Date> {
  if (age === null || age >= CONSENT_AGE) return since;
  const yes = await findFirstActOn(ctx, { action: "consent.agree", subject: id });
  return yes && yes > since ? yes : since;
}

interface Looking {
  readonly zone: string;
  /** True if the guardian is looking, not the child. */
  readonly isGuardian: boolean;
}

/**
 * The one view of a child that both parent and child get (decision 0042). Nothing in it comes from
 * an incident that a guardian must not know of: not the concerns, the safety state derived from
 * them, or the usage.
 */
export async function viewChild(
  ctx: Ctx,
  child: GuardedChild,
  { zone, isGuardian }: Looking,
): Promise<ChildView> {
  const now = ctx.now();
  const since = before(now, SHOWN_MS);
  if (isGuardian) await tellConcerns(ctx, child.id, before(now, CONCERN_MS));
  const concerns = await findConcerns(ctx, child.id, before(now, CONCERN_MS));
  const [moments, moods] = await Promise.all([
    findMoments(ctx, child.id, await usedSince(ctx, child, since)),
    findMoods(ctx, child.id, { since, sharedOnly: true }),
  ]);
  const newest = concerns[0]?.createdAt;
  return {
    id: child.id,
    firstName: child.firstName,
    consent: child.consent === "not_needed" ? "notified" : child.consent,
    growsUp: growsUp(child),
    safety: newest && newest >= before(now, RECENT_CONCERN_MS) ? "concern" : "nothing_needed",
    concerns: concerns.map(({ createdAt }) => ({ at: createdAt.toISOString() })),
    usage: usedDays(moments, now, zone),
    moods: moods.map(({ id, mood, moodScore, createdAt }) => ({
      id,
      mood,
      moodScore,
      day: dayOf(createdAt, zone),
    })),
    eraseAfter: child.eraseAfter?.toISOString() ?? null,
    eraseAskedByGuardian: child.eraseAskedByGuardian,
  };
}
