import type { ProfileChange } from "@/lib/core/identity/profile-repository";
import type { ProfileInput } from "@/lib/core/identity/schema";
import type { CurrentUser } from "@/lib/core/identity/types";
import { listTherapyTypes } from "@/lib/features/conversation/therapy-types/list-therapy-types";
import { suitsAge } from "@/lib/features/conversation/therapy-types/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { bornByOf } from "@/lib/shared/growing";

type Asked = ProfileInput & {
  readonly age: number;
  /** A parent said "13 or older", and this says how old exactly. */
  readonly corrects: boolean;
};

/**
 * `bornBy` is taken from what was said first, anew from a lower age, and once from what a parent
 * left open; otherwise a minor who makes themself older does not come nearer to 13 or 18 by it
 * (contract 8, Age; decision 0042).
 */
function derivedFrom(ctx: MemberCtx, { age: before }: Pick<CurrentUser, "age">, asked: Asked) {
  const { age, corrects } = asked;
  const isChildAccount = age < ADULT_AGE;
  const isNew = before === null || age < before || corrects;
  const bornBy = isChildAccount ? (isNew ? bornByOf(ctx.now(), age) : undefined) : null;
  return { age, ageGroup: ageGroupOf(age), isChildAccount, bornBy };
}

/**
 * Age and parent's address alone; what an older age had stored goes, so that nothing of it is left
 * (R-07).
 */
export const smallestChange = (
  ctx: MemberCtx,
  person: CurrentUser,
  asked: Asked,
): ProfileChange => ({
  ...derivedFrom(ctx, person, asked),
  parentEmail: asked.parentEmail,
  language: "en",
  culturalBackground: null,
  religion: null,
  therapyGoals: null,
  preferredTherapyTypes: [],
  voicePreference: null,
});

export async function fullChange(
  ctx: MemberCtx,
  person: CurrentUser,
  asked: Asked,
): Promise<ProfileChange> {
  const {
    age: _age,
    corrects: _corrects,
    acceptMedicalDisclaimer,
    preferredTherapyTypes: _,
    ...rest
  } = asked;
  const now = ctx.now();
  const isFirst = person.age === null && acceptMedicalDisclaimer;
  return {
    ...rest,
    ...derivedFrom(ctx, person, asked),
    preferredTherapyTypes: await approaches(ctx, person, asked),
    ...(isFirst ? { termsAcceptedAt: now, disclaimerAcknowledgedAt: now } : {}),
  };
}

/** Chosen now: each must suit the age. Chosen before: what no longer suits goes quietly. */
async function approaches(
  ctx: MemberCtx,
  person: CurrentUser,
  asked: Asked,
): Promise<string[] | undefined> {
  const chosen = asked.preferredTherapyTypes;
  const isKept =
    chosen === undefined && (asked.age === person.age || person.preferredTherapyTypes.length === 0);
  if (isKept) return undefined;
  const suitable = new Set(
    (await listTherapyTypes(ctx)).filter((type) => suitsAge(type, asked.age)).map(({ id }) => id),
  );
  if (!chosen) return person.preferredTherapyTypes.filter((id) => suitable.has(id));
  const issues = chosen.flatMap((id, at) =>
    suitable.has(id) ? [] : [{ path: `preferredTherapyTypes.${at}`, message: "Unknown approach" }],
  );
  if (issues.length > 0) throw new Failure("invalid", "Unknown approach", { issues });
  return [...new Set(chosen)];
}
