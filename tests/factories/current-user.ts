import type { CurrentUser } from "@/lib/core/identity/types";
import { ADULT_AGE, ageGroupOf } from "@/lib/shared/audience";

/** The signed-in person as a client component gets them; the derived fields follow from the age. */
export function currentUser(some: Partial<CurrentUser> = {}): CurrentUser {
  const age = some.age ?? null;
  return {
    id: "7f0dbb51-6a53-4f1e-9b93-0c9a2e3f4d10",
    email: "kim@example.com",
    firstName: "Kim",
    lastName: "Test",
    profileImageUrl: null,
    age,
    ageGroup: age === null ? null : ageGroupOf(age),
    isChildAccount: age === null ? null : age < ADULT_AGE,
    isAdmin: false,
    isClinician: false,
    subscriptionTier: "free",
    subscriptionStatus: "active",
    culturalBackground: null,
    language: "en",
    religion: null,
    therapyGoals: null,
    preferredTherapyTypes: [],
    parentEmail: null,
    consent: "not_needed",
    voicePreference: null,
    ...some,
  };
}
