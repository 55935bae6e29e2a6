import { age, DISCLAIMER_NEEDED, parentEmail, therapyGoals } from "@/lib/core/identity/schema";
import type { CurrentUser } from "@/lib/core/identity/types";
import { ADULT_AGE, ageGroupOf, MINIMUM_AGE } from "@/lib/shared/audience";
import { z } from "@/lib/shared/zod-messages";
import { STEP_OF, STEPS } from "./constants";
import type { Answers, FieldErrors, Step } from "./types";

export const TERMS_NEEDED = "You must accept the terms and conditions";
const PARENT_NEEDED = "A parent's or guardian's e-mail is required if you're under 18";
const INVALID_ADDRESS = "Please enter a valid e-mail address";
const OWN_ADDRESS = "Please enter your parent's or guardian's own address, not yours";

const typedAge = z.string().trim().min(1, "Please enter your age").transform(Number).pipe(age);
const isAddress = (typed: string): boolean => parentEmail.safeParse(typed).success;

const firstStep = (accountEmail: string) =>
  z
    .object({ age: typedAge, parentEmail: z.string().trim().toLowerCase() })
    .superRefine((value, ctx) => {
      // This also runs if the age is invalid. A parent's address is required only once the age is
      // valid, and never for adults.
      if (!(value.age >= MINIMUM_AGE && value.age < ADULT_AGE)) return;
      const complain = (message: string) =>
        ctx.addIssue({ code: "custom", path: ["parentEmail"], message });
      if (!value.parentEmail) complain(PARENT_NEEDED);
      else if (!isAddress(value.parentEmail)) complain(INVALID_ADDRESS);
      else if (value.parentEmail === accountEmail.toLowerCase()) complain(OWN_ADDRESS);
    });

const lastStep = z.object({
  therapyGoals,
  acceptTerms: z.literal(true, TERMS_NEEDED),
  acceptMedicalDisclaimer: z.literal(true, DISCLAIMER_NEEDED),
});

const schemaOf = (step: Step, accountEmail: string): z.ZodType => {
  if (step === 1) return firstStep(accountEmail);
  return step === 3 ? lastStep : z.object({});
};

/** Errors on one step, one message per field. Empty if the person may continue. */
export function checkStep(step: Step, answers: Answers, accountEmail: string): FieldErrors {
  const result = schemaOf(step, accountEmail).safeParse(answers);
  return result.success ? {} : errorsByField(result.error.issues);
}

/** Checks all steps before sending. Returns the first step with errors, and its errors. */
export function firstComplaint(
  answers: Answers,
  accountEmail: string,
): { step: Step; errors: FieldErrors } | null {
  for (const step of STEPS) {
    const errors = checkStep(step, answers, accountEmail);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return null;
}

const isField = (name: string): name is keyof Answers => Object.hasOwn(STEP_OF, name);

/**
 * The first message for each field. Paths are either zod's arrays or the dotted strings of an error
 * response.
 */
export function errorsByField(
  issues: readonly { readonly path: string | readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const errors: Partial<Record<keyof Answers, string>> = {};
  for (const { path, message } of issues) {
    const field = String(typeof path === "string" ? path.split(".")[0] : path[0]);
    if (isField(field)) errors[field] ??= message;
  }
  return errors;
}

const CLEARABLE = ["parentEmail", "culturalBackground", "religion", "therapyGoals"] as const;

/**
 * The request body. Empty optional fields are left out, except that one that held a value before is
 * sent as null, so it can be cleared (ONBD-14). The acknowledgement is sent but the terms aren't
 * (ONBD-15). A child waiting for consent sends only their age and the parent's address. An adult's
 * entry in the parent field is sent only if it's an address.
 */
export function profileChange(answers: Answers, person: CurrentUser, asksLater: boolean) {
  const years = Number(answers.age);
  const about = {
    age: years,
    ageGroup: ageGroupOf(years),
    isChildAccount: years < ADULT_AGE,
    acceptMedicalDisclaimer: true as const,
  };
  if (asksLater) return { ...about, parentEmail: answers.parentEmail.trim() };
  const written = CLEARABLE.flatMap((field): [string, string | null][] => {
    const value = answers[field].trim();
    if (field === "parentEmail" && value && !isAddress(value)) return [];
    if (value) return [[field, value]];
    return person[field] ? [[field, null]] : [];
  });
  const { preferredTherapyTypes } = answers;
  const isListSent = preferredTherapyTypes.length > 0 || person.preferredTherapyTypes.length > 0;
  return {
    ...about,
    language: answers.language,
    ...Object.fromEntries(written),
    ...(isListSent ? { preferredTherapyTypes } : {}),
  };
}
