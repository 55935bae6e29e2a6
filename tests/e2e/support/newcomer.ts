import type { Page } from "@playwright/test";
import { Onboarding } from "../pages/onboarding";
import { signIn } from "../pages/sign-in";

/** Somebody new, an adult who has been through onboarding and stands on home. */
export async function newcomer(page: Page, name: string, email: string): Promise<void> {
  await signIn(page, name, email);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 41 });
  await onboarding.culture({ background: "European", religion: "Agnostic" });
  await onboarding.goals("Sleep through");
  await onboarding.complete();
}
