import type { SignedInUser } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import type { InvitationStatus } from "./constants";

/**
 * Couples work binds two people, so an age that is not known yet is no adult here, whatever other
 * calls allow.
 *
 * @throws Failure forbidden
 */
export function requireAdult({
  age,
  ...user
}: Pick<SignedInUser, "age" | "ageGroup" | "isChildAccount">): void {
  if (age === null)
    throw new Failure("forbidden", "Please tell us your age first: this part is for adults.");
  if (isChildMode(user)) throw new Failure("forbidden", "This part is for adults.");
}

/** An unanswered invitation ends with its time, whether or not anybody has marked it so. */
export const standingOf = (
  { status, expiresAt }: { status: InvitationStatus; expiresAt: Date },
  now: Date,
): InvitationStatus => (status === "pending" && expiresAt <= now ? "expired" : status);

/** Addresses are equal as sign-in stores them. */
export const isAddressOf = (user: Pick<SignedInUser, "email">, address: string): boolean =>
  user.email.toLowerCase() === address.toLowerCase();

/** Characters of a name that the guide repeats. */
const MAX_NAME_LENGTH = 40;

interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * What the two are called in a talk: first names, with an initial or a number where they are the
 * same, so that nobody is answered for the other.
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
