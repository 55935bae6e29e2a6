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
 * Someone whose age we don't know doesn't count as an adult, because showing a child's data is up
 * to their parent and the law.
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
 * A share's state, derived from its timestamps, so nothing has to be updated when it expires. The
 * owner's revocation takes precedence.
 */
export function stateOf(share: Dated, now: Date): ShareState {
  if (share.revokedAt) return "revoked";
  if (share.declinedAt) return "declined";
  if (share.leftAt) return "left";
  if (share.acceptedAt) return "active";
  if (share.expiresAt <= now) return "expired";
  return share.kind === "provider" ? "active" : "pending";
}

/** When the share ended. Null if it hasn't. */
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
 * Whether to mail an address invited at these earlier times. Mails go out at most once in seven
 * days. This is computed from invitations rather than sent mails, so the answer is the same for
 * addresses that are never mailed.
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
