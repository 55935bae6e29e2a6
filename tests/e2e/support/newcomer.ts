import { type Page, test } from "@playwright/test";
import { Onboarding } from "../pages/onboarding";
import { signIn } from "../pages/sign-in";

/**
 * The address of the one who comes when a test runs again: the first has an account by then, and is
 * asked nothing anew.
 */
export function newAddress(email: string): string {
  const { retry, repeatEachIndex } = test.info();
  const before = retry + repeatEachIndex;
  return before === 0 ? email : email.replace("@", `.${before}@`);
}

/**
 * Somebody new, an adult who has been through onboarding and stands on home. Returns the address
 * they signed in with.
 */
export async function newcomer(page: Page, name: string, email: string): Promise<string> {
  const address = newAddress(email);
  await signIn(page, name, address);
  const onboarding = new Onboarding(page);
  await onboarding.basics({ age: 41 });
  await onboarding.culture({ background: "European", religion: "Agnostic" });
  await onboarding.goals("Sleep through");
  await onboarding.complete();
  return address;
}
