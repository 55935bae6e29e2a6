import { type Page, test } from "@playwright/test";
import { Onboarding } from "../pages/onboarding";
import { signIn } from "../pages/sign-in";

/**
 * A different address when a test is retried: the first one has an account by then and wouldn't be
 * asked anything again.
 */
export function newAddress(email: string): string {
  const { retry, repeatEachIndex } = test.info();
  const before = retry + repeatEachIndex;
  return before === 0 ? email : email.replace("@", `.${before}@`);
}

/**
 * A new adult who has finished onboarding and is on the home page. Returns the email address they
 * signed in with.
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
