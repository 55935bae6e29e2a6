import { listTherapyTypes } from "@/lib/features/therapy-types/list-therapy-types";
import { suitsAge } from "@/lib/features/therapy-types/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import type { ProfileChange } from "./profile-repository";
import type { ProfileInput } from "./schema";
import type { CurrentUser } from "./types";

type Asked = ProfileInput & { readonly age: number };

const derivedFrom = (age: number) => ({ age, ageGroup: ageGroupOf(age), isChildAccount: age < ADULT_AGE });

/** Age and parent's address alone; what an older age had stored goes, so that nothing of it is left. */
export const smallestChange = ({ age, parentEmail }: Asked): ProfileChange => ({
  ...derivedFrom(age),
  parentEmail,
  language: "en",
  culturalBackground: null,
  religion: null,
  therapyGoals: null,
  preferredTherapyTypes: [],
  voicePreference: null,
});

export async function fullChange(ctx: MemberCtx, person: CurrentUser, asked: Asked): Promise<ProfileChange> {
  const { age, acceptMedicalDisclaimer, preferredTherapyTypes: _, ...rest } = asked;
  const now = ctx.now();
  const isFirst = person.age === null && acceptMedicalDisclaimer;
  return {
    ...rest,
    ...derivedFrom(age),
    preferredTherapyTypes: await approaches(ctx, person, asked),
    ...(isFirst ? { termsAcceptedAt: now, disclaimerAcknowledgedAt: now } : {}),
  };
}

/** Chosen now: each must suit the age. Chosen before: what no longer suits goes quietly. */
async function approaches(ctx: MemberCtx, person: CurrentUser, asked: Asked): Promise<string[] | undefined> {
  const chosen = asked.preferredTherapyTypes;
  const isKept = chosen === undefined && (asked.age === person.age || person.preferredTherapyTypes.length === 0);
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
