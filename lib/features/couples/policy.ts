import type { SignedInUser } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import type { InvitationStatus } from "./constants";

/**
 * Couples work binds two people, so someone whose age isn't known doesn't count as an adult here,
 * no matter what other calls allow.
 *
 * @throws Failure forbidden
 */
export function requireAdult({
  age,
  ...user
}: Pick<SignedInUser, "age" | "ageGroup" | "isChildAccount">): void {
  if (age === null)
    throw new Failure("forbidden", "Please tell us your age first. This part is for adults.");
  if (isChildMode(user)) throw new Failure("forbidden", "This part is for adults.");
}

/** An unanswered invitation ends on time, whether or not it's been marked as ended. */
export const standingOf = (
  { status, expiresAt }: { status: InvitationStatus; expiresAt: Date },
  now: Date,
): InvitationStatus => (status === "pending" && expiresAt <= now ? "expired" : status);

/** Compares addresses in the form sign-in stores them. */
export const isAddressOf = (user: Pick<SignedInUser, "email">, address: string): boolean =>
  user.email.toLowerCase() === address.toLowerCase();

/** Maximum characters of a name the guide repeats. */
const MAX_NAME_LENGTH = 40;

interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * The two people's names in a conversation: first names, with an initial or a number if they're the
 * same, so that the two can't be confused.
 */
export function namesOfTwo(one: Named, other: Named): readonly [string, string] {
  const short = ({ firstName }: Named, fallback: string) =>
    firstName?.replace(/\s+/g, " ").trim().slice(0, MAX_NAME_LENGTH) || fallback;
  const [first, second] = [short(one, "Partner 1"), short(other, "Partner 2")];
  if (first !== second) return [first, second];
  const longer = ({ lastName }: Named, name: string) =>
    lastName ? `${name} ${lastName.trim().slice(0, 1)}.` : name;
  const [firstLong, secondLong] = [longer(one, first), longer(other, second)];
  return firstLong === secondLong ? [`${first} 1`, `${second} 2`] : [firstLong, secondLong];
}
