import type { ProfileChange } from "@/lib/core/identity/profile-repository";
import type { ProfileInput } from "@/lib/core/identity/schema";
import type { CurrentUser } from "@/lib/core/identity/types";
import { suitsAge } from "@/lib/features/conversation/therapy-types/policy";
import { listTherapyTypes } from "@/lib/features/conversation/therapy-types/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { bornByOf } from "@/lib/shared/growing";

type Asked = ProfileInput & {
  readonly age: number;
  /** Whether this gives the exact age after a parent said "13 or older". */
  readonly corrects: boolean;
};

/**
 * The columns that follow from the age. `bornBy` is computed from the first age given, from any
 * lower one, and once from an age that a parent left open. In all other cases, claiming to be older
 * doesn't bring a minor closer to 13 or 18 (contract 8, Age; decision 0042).
 */
function derivedFrom(ctx: MemberCtx, { age: before }: Pick<CurrentUser, "age">, asked: Asked) {
  const { age, corrects } = asked;
  const isChildAccount = age < ADULT_AGE;
  const isNew = before === null || age < before || corrects;
  const bornBy = isChildAccount ? (isNew ? bornByOf(ctx.now(), age) : undefined) : null;
  return { age, ageGroup: ageGroupOf(age), isChildAccount, bornBy };
}

/** Only the age and the parent's address. Everything stored for an older age is cleared. */
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

/**
 * Newly chosen approaches must each suit the age. Earlier ones that no longer do are dropped
 * silently.
 */
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
