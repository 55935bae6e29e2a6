import { ageNeedsParent } from "@/lib/core/identity/age-policy";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { DISCLAIMER_NEEDED, type ProfileInput } from "./schema";
import type { CurrentUser } from "./types";

type Standing = Pick<CurrentUser, "age" | "email" | "parentEmail" | "consent">;

const invalid = (path: string, message: string) =>
  new Failure("invalid", message, { issues: [{ path, message }] });
const guardianNeeded = (path: string, message: string) =>
  new Failure("guardian_required", message, { issues: [{ path, message }] });

/**
 * The first completion requires an age and the acknowledgement. After that, any field may be sent
 * alone (ONBD-17). Returns the age.
 */
export function requireFirstAnswers(person: Standing, input: ProfileInput): number {
  const age = input.age ?? person.age;
  if (age === null) throw invalid("age", "Required");
  if (person.age === null && !input.acceptMedicalDisclaimer) {
    throw invalid("acceptMedicalDisclaimer", DISCLAIMER_NEEDED);
  }
  return age;
}

/**
 * Refuses an age past 13 or 18 that a minor enters in a form, because that needs a parent (contract
 * 8, Age; threat 3).
 */
export function requireSameSideOfAges(person: Standing, age: number): void {
  const complaint = ageNeedsParent(person, age);
  if (complaint) throw guardianNeeded("age", complaint);
}

/**
 * Requires a parent's address for anyone under 18, and it can't be their own (ONBD-20; contract 8,
 * "Consent of a parent").
 */
export function requireParentEmail(
  person: Standing & { readonly parentAgreed: boolean },
  age: number,
  given: string | null | undefined,
): string | undefined {
  const parent = given === undefined ? person.parentEmail : given;
  // The address belonged to a stranger and was erased. The person can still change unrelated fields
  // before there's a new one.
  if (given === undefined && !parent && person.age === age) return undefined;
  if (!parent)
    throw invalid("parentEmail", "A parent's or guardian's e-mail is required if you're under 18");
  if (parent.toLowerCase() === person.email.toLowerCase()) {
    throw invalid("parentEmail", "Please enter your parent's or guardian's own address, not yours");
  }
  // A parent who once agreed can see, stop and delete the data stored under that yes. A child can't
  // take that away by naming someone else, even while a new request is pending. After a refusal
  // there's no such data, so the child may ask another grown-up.
  const stands = person.consent === "granted" || person.consent === "withdrawn";
  if (age < CONSENT_AGE && (person.parentAgreed || stands) && parent !== person.parentEmail) {
    throw guardianNeeded(
      "parentEmail",
      "A parent or guardian said yes with the address we have. They need to change it.",
    );
  }
  return parent;
}
