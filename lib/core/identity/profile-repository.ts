import type { MemberCtx } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";
import { fingerprint } from "@/lib/shared/ids";
import type { Language } from "@/lib/shared/languages";
import type { StoredGuideProfile } from "./profile-for-guide";
import { userSeal } from "./sealed";
import type { AddressMove, CurrentUser } from "./types";

const own = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  age: true,
  ageGroup: true,
  isChildAccount: true,
  isAdmin: true,
  isClinician: true,
  subscriptionTier: true,
  subscriptionStatus: true,
  culturalBackground: true,
  language: true,
  religion: true,
  therapyGoals: true,
  preferredTherapyTypes: true,
  parentEmail: true,
  consent: true,
  voicePreference: true,
} as const;

export async function readOwnProfile(ctx: MemberCtx): Promise<CurrentUser> {
  const row = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.user.id },
    select: own,
  });
  return { ...row, ...userSeal.open(ctx.actor.key, row) };
}

/** The fields that the guide and the chat's mode depend on, still encrypted. */
export const readStoredGuideProfile = (ctx: MemberCtx): Promise<StoredGuideProfile> =>
  ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.user.id },
    select: { id: true, culturalBackground: true, religion: true, therapyGoals: true },
  });

/** Serializes profile changes, so the age rules see the result of the previous change. */
export async function lockOwnProfile(ctx: MemberCtx): Promise<CurrentUser> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR UPDATE`;
  return readOwnProfile(ctx);
}

/** The columns a change may write. Undefined leaves a column alone; null clears it. */
export interface ProfileChange {
  readonly age?: number;
  readonly ageGroup?: AgeGroup;
  readonly isChildAccount?: boolean;
  readonly bornBy?: Date | null | undefined;
  readonly consent?: CurrentUser["consent"];
  readonly language?: Language;
  readonly parentEmail?: string | null;
  readonly culturalBackground?: string | null;
  readonly religion?: string | null;
  readonly therapyGoals?: string | null;
  readonly preferredTherapyTypes?: string[];
  readonly voicePreference?: boolean | null;
  readonly termsAcceptedAt?: Date;
  readonly disclaimerAcknowledgedAt?: Date;
}

export async function writeOwnProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  const { parentEmail, culturalBackground, religion, therapyGoals, ...plain } = change;
  const { id } = ctx.actor.user;
  const sealed = userSeal.seal(ctx.actor.key, id, {
    parentEmail,
    culturalBackground,
    religion,
    therapyGoals,
  });
  const index =
    parentEmail === undefined
      ? undefined
      : parentEmail && fingerprint(ctx.fingerprintSecret, parentEmail);
  await ctx.db.user.update({
    where: { id },
    data: { ...plain, ...sealed, parentEmailIndex: index },
    select: { id: true },
  });
}

/**
 * Changes the parent's address on the caller's record from `from` to `to`. Returns whether it was
 * `from` before.
 */
export async function moveParentAddress(
  ctx: MemberCtx,
  { from, to }: AddressMove,
): Promise<boolean> {
  const { key, user } = ctx.actor;
  const indexOf = (address: string) => fingerprint(ctx.fingerprintSecret, address.toLowerCase());
  const { count } = await ctx.db.user.updateMany({
    where: { id: user.id, parentEmailIndex: indexOf(from) },
    data: { ...userSeal.seal(key, user.id, { parentEmail: to }), parentEmailIndex: indexOf(to) },
  });
  return count === 1;
}
