export const STEPS = [1, 2, 3] as const;

/** Name of the draft in session storage. */
export const ONBOARDING_DRAFT = "onboarding";

/** The step that shows each field, so a server error leads to where it can be fixed. */
export const STEP_OF = {
  age: 1,
  language: 1,
  parentEmail: 1,
  culturalBackground: 2,
  religion: 2,
  therapyGoals: 3,
  preferredTherapyTypes: 3,
  acceptTerms: 3,
  acceptMedicalDisclaimer: 3,
} as const;
