import { endCorrection, mayCorrectYears } from "@/lib/across/family/may-correct-years";
import { tellCorrectedYears } from "@/lib/across/family/tell-corrected-years";
import { forgetGuardian } from "@/lib/core/consent/guardian-read";
import { notifyParent } from "@/lib/core/consent/notify-parent";
import { hadParentsYes } from "@/lib/core/consent/queries";
import { refuseStrayAddress } from "@/lib/core/consent/refuse-stray-address";
import { requestConsent } from "@/lib/core/consent/request-consent";
import { forgetReplaced } from "@/lib/core/consent/requests";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { dropUnsent } from "@/lib/core/delivery/outbox/drop-mails";
import { awaitsConsent } from "@/lib/core/identity/age-policy";
import {
  requireFirstAnswers,
  requireParentEmail,
  requireSameSideOfAges,
} from "@/lib/core/identity/policy";
import {
  lockOwnProfile,
  readOwnProfile,
  writeOwnProfile,
} from "@/lib/core/identity/profile-repository";
import type { ProfileInput } from "@/lib/core/identity/schema";
import type { CurrentUser, UpdatedUser } from "@/lib/core/identity/types";
import { deleteWhatWasWritten } from "@/lib/core/identity/written-repository";
import { examine } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { notifyGuardian } from "@/lib/core/incidents/notify-guardian";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { foundFlags } from "@/lib/crisis/crisis-flags";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { fullChange, smallestChange } from "./profile-change";

/**
 * Completes or edits the caller's profile (API-16, API-17, ONBD-12 to ONBD-22; contract 8 "Age" and
 * "Consent of a parent"). Age group and child account follow from the age. Under 13 without
 * consent, only the age and the parent's address are stored, and the parent is asked. Goals are
 * always examined for a crisis.
 *
 * @throws Failure invalid with the field's path, guardian_required, rate_limited
 */
export async function updateProfile(ctx: MemberCtx, input: ProfileInput): Promise<UpdatedUser> {
  const { finding, excerpt } = await examine(ctx, [input.therapyGoals]);
  const user = await ctx.transaction(async (tx) => {
    const person = await lockOwnProfile(tx);
    const age = requireAge(person, input);
    const parentEmail = await parentEmailFor(tx, person, { ...input, age });
    const moves = parentEmail !== undefined && parentEmail !== person.parentEmail;
    const getsOlder = isTeen(person.age) && isTeen(age) && age > Number(person.age);
    // Allowed only while the parent who left the age open is on record, so no one can name another
    // grown-up and correct their age in one step.
    const corrects = getsOlder && !moves && (await mayCorrectYears(tx));
    const asks = { ...input, age, parentEmail, corrects };
    const small = awaitsConsent(age, person.consent);
    // Written before we knew this was a child. Nothing of a child's is kept before parental consent
    // (COPPA, R-07).
    if (small && person.age === null) await deleteWhatWasWritten(tx);
    await writeOwnProfile(
      tx,
      small ? smallestChange(tx, person, asks) : await fullChange(tx, person, asks),
    );
    if (moves) await replaceParent(tx);
    if (age < ADULT_AGE && parentEmail) await tellParent(tx, person, age, parentEmail);
    if (corrects) await tellCorrectedYears(tx, age);
    // The goals of a child awaiting consent aren't stored, so there's nothing to read later.
    if (!small) await markUnread(tx, finding, "profile", tx.actor.user.id);
    if (finding.crisis) await report(tx, finding, small ? null : excerpt);
    return readOwnProfile(tx);
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { ...user, ...foundFlags(finding) };
}

/**
 * Drops everything tied to the previous address, including requests still waiting to be mailed,
 * because we promise that none will come.
 */
async function replaceParent(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.actor.user;
  await forgetGuardian(ctx, id);
  await forgetReplaced(ctx, id);
  await endCorrection(ctx);
  await dropUnsent(ctx, { userId: id, kinds: ["consent_request", "parent_notice"] });
}

function requireAge(person: CurrentUser, input: ProfileInput): number {
  const age = requireFirstAnswers(person, input);
  requireSameSideOfAges(person, age);
  return age;
}

async function parentEmailFor(
  ctx: MemberCtx,
  person: CurrentUser,
  { age, parentEmail }: ProfileInput & { readonly age: number },
): Promise<string | null | undefined> {
  if (age >= ADULT_AGE) return parentEmail;
  if (parentEmail && parentEmail !== person.parentEmail) await refuseStrayAddress(ctx, parentEmail);
  return requireParentEmail(
    { ...person, parentAgreed: await hadParentsYes(ctx) },
    age,
    parentEmail,
  );
}

const isTeen = (age: number | null): boolean =>
  age !== null && age >= CONSENT_AGE && age < ADULT_AGE;

/** Asks a parent for consent under 13, and notifies one from 13 on. Does so once per address. */
async function tellParent(
  ctx: MemberCtx,
  person: CurrentUser,
  age: number,
  parentEmail: string,
): Promise<void> {
  const isSame = person.parentEmail === parentEmail;
  if (age >= CONSENT_AGE)
    return isSame && isTeen(person.age) ? undefined : notifyParent(ctx, parentEmail);
  const isAsked = person.consent !== "not_needed" && isSame;
  if (!isAsked) await requestConsent(ctx, parentEmail);
}

/**
 * Always alerts the clinicians. For a child waiting for consent, also alerts the parent, unless
 * home may be the danger.
 *
 * @param excerpt from the goals, if they're stored. Null for a waiting child, because then none
 *   of the text is kept
 */
async function report(ctx: MemberCtx, finding: Finding, excerpt: string | null): Promise<void> {
  const { id, guardianMayKnow } = await recordIncident(ctx, {
    finding,
    source: "profile",
    excerpt,
  });
  if (excerpt === null) await notifyGuardian(ctx, { incidentId: id, mayKnow: guardianMayKnow });
}
