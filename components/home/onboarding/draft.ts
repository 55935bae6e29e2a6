import { ONBOARDING_DRAFT, STEPS } from "@/lib/across/home/onboarding/constants";
import type { Answers, Step } from "@/lib/across/home/onboarding/types";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import type { CurrentUser } from "@/lib/core/identity/types";

export interface FormDraft {
  readonly step: Step;
  readonly answers: Answers;
}

/** The form filled from the stored profile; a person with an age has accepted both boxes before. */
export function answersOf(person: CurrentUser): Answers {
  const isKnown = person.age !== null;
  return {
    age: person.age?.toString() ?? "",
    language: person.language,
    parentEmail: person.parentEmail ?? "",
    culturalBackground: person.culturalBackground ?? "",
    religion: person.religion ?? "",
    therapyGoals: person.therapyGoals ?? "",
    preferredTherapyTypes: person.preferredTherapyTypes,
    acceptTerms: isKnown,
    acceptMedicalDisclaimer: isKnown,
  };
}

/** Both boxes have to be ticked by hand, so a draft doesn't include them. */
const withoutBoxes = ({ acceptTerms: _, acceptMedicalDisclaimer: __, ...rest }: Answers) => rest;

export const keepDraft = ({ step, answers }: FormDraft): void =>
  writeDraft(ONBOARDING_DRAFT, JSON.stringify({ step, answers: withoutBoxes(answers) }));

export const forgetDraft = (): void => writeDraft(ONBOARDING_DRAFT, "");

/**
 * Answers typed before a reload, merged over the stored profile; null if there are none or they
 * can't be parsed.
 */
export function restoreDraft(known: Answers): FormDraft | null {
  try {
    const kept: unknown = JSON.parse(readDraft(ONBOARDING_DRAFT));
    if (typeof kept !== "object" || kept === null || !("answers" in kept) || !("step" in kept))
      return null;
    const step = STEPS.find((known) => known === kept.step) ?? 1;
    return { step, answers: { ...known, ...ofSameShape(kept.answers, known) } };
  } catch {
    return null;
  }
}

/**
 * Keeps only fields the form still has, with the expected type: a draft may be older than the page.
 */
function ofSameShape(kept: unknown, known: Answers): Partial<Answers> {
  if (typeof kept !== "object" || kept === null) return {};
  const entries = Object.entries(kept).filter(([field, value]) => {
    const expected: unknown = Object.entries(known).find(([name]) => name === field)?.[1];
    return typeof value === typeof expected && Array.isArray(value) === Array.isArray(expected);
  });
  return Object.fromEntries(entries);
}
