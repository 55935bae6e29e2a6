import { initialsOf, nameOf } from "@/lib/features/certificates/holder";
import type { SignedInUser } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import {
  daysOf,
  ENDED_SHOWN_MS,
  INVITATION_LIFE_DAYS,
  type NameShown,
  NOBODY,
  type ShareKind,
  type ShareState,
} from "./constants";

type Aged = Pick<SignedInUser, "age" | "ageGroup" | "isChildAccount">;

/**
 * An age that is not known yet is no adult here: what is shown of a child is their parent's and the
 * law's to say.
 */
export const isAdult = ({ age, ...user }: Aged): boolean => age !== null && !isChildMode(user);

/** @throws Failure forbidden */
export function requireAdult(user: Aged): void {
  if (user.age === null)
    throw new Failure("forbidden", "Please tell us your age first: sharing is for adults.");
  if (isChildMode(user))
    throw new Failure("forbidden", "Sharing is for adults. A grown-up can help you with it.");
}

interface Dated {
  readonly kind: ShareKind;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly leftAt: Date | null;
  readonly revokedAt: Date | null;
}

/**
 * Read from its moments, so that nothing has to be marked when its time comes. The owner's word
 * stands above all.
 */
export function stateOf(share: Dated, now: Date): ShareState {
  if (share.revokedAt) return "revoked";
  if (share.declinedAt) return "declined";
  if (share.leftAt) return "left";
  if (share.acceptedAt) return "active";
  if (share.expiresAt <= now) return "expired";
  return share.kind === "provider" ? "active" : "pending";
}

/** When it was over; null while it is not. */
export function endOf(share: Dated, now: Date): Date | null {
  const ended = share.revokedAt ?? share.declinedAt ?? share.leftAt;
  if (ended) return ended;
  return stateOf(share, now) === "expired" ? share.expiresAt : null;
}

export function endedLately(share: Dated, now: Date): boolean {
  const end = endOf(share, now);
  return end !== null && now.getTime() - end.getTime() < ENDED_SHOWN_MS;
}

/**
 * Whether a mail goes to an address that was invited at these moments before: one in seven days.
 * Told from the invitations and not from what has left, so that the answer is the same for an
 * address to which nothing is ever mailed.
 */
export function mailsAgain(invited: readonly Date[], now: Date): boolean {
  const between = daysOf(INVITATION_LIFE_DAYS);
  let mailed = Number.NEGATIVE_INFINITY;
  for (const at of invited.map((moment) => moment.getTime()).sort((one, other) => one - other)) {
    if (at - mailed >= between) mailed = at;
  }
  return now.getTime() - mailed >= between;
}

export function shownName(
  owner: Pick<SignedInUser, "firstName" | "lastName">,
  as: NameShown,
): string {
  const whole = nameOf(owner);
  const shown =
    as === "full"
      ? whole
      : as === "first"
        ? nameOf({ ...owner, lastName: null })
        : initialsOf(whole);
  return shown || NOBODY;
}
