import { ONBOARDING_DRAFT, STEPS } from "@/lib/across/home/onboarding/constants";
import type { Answers, Step } from "@/lib/across/home/onboarding/types";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import type { CurrentUser } from "@/lib/core/identity/types";

export interface FormDraft {
  readonly step: Step;
  readonly answers: Answers;
}

/** The form as the server knows the person; whoever has an age has accepted both before. */
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

/** Both boxes are ticked by hand or not at all, so a draft leaves them as they are. */
const withoutBoxes = ({ acceptTerms: _, acceptMedicalDisclaimer: __, ...rest }: Answers) => rest;

export const keepDraft = ({ step, answers }: FormDraft): void =>
  writeDraft(ONBOARDING_DRAFT, JSON.stringify({ step, answers: withoutBoxes(answers) }));

export const forgetDraft = (): void => writeDraft(ONBOARDING_DRAFT, "");

/**
 * What was typed before a reload, over what the server knows; null when there is nothing or it
 * cannot be read.
 */
export function keptDraft(known: Answers): FormDraft | null {
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
 * Only fields that the form still has, of the kind that it expects: a draft may be older than the
 * page.
 */
function ofSameShape(kept: unknown, known: Answers): Partial<Answers> {
  if (typeof kept !== "object" || kept === null) return {};
  const entries = Object.entries(kept).filter(([field, value]) => {
    const expected: unknown = Object.entries(known).find(([name]) => name === field)?.[1];
    return typeof value === typeof expected && Array.isArray(value) === Array.isArray(expected);
  });
  return Object.fromEntries(entries);
}
