import type { Actor, ConsentState } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import type { ConsentDecision } from "./constants";
import type { StoredConsent } from "./repository";
import type { ConsentStatus, HeldSince, WithoutYes } from "./types";

type Asked = Pick<
  StoredConsent,
  | "userId"
  | "status"
  | "expiresAt"
  | "guardianEmail"
  | "guardianId"
  | "proven"
  | "onRecord"
  | "user"
>;

/** Treats an unanswered request as expired on time, even if no job has marked it yet. */
export function standingOf(
  { status, expiresAt }: Pick<Asked, "status" | "expiresAt">,
  now: Date,
): ConsentStatus {
  return status === "pending" && expiresAt !== null && expiresAt <= now ? "expired" : status;
}

/**
 * True for someone signed in with the mailed address or with the account that answered. Never true
 * for the child or another minor (contract 8, Age).
 */
export function isGuardian(
  actor: Actor,
  consent: Pick<Asked, "userId" | "guardianEmail" | "guardianId">,
): boolean {
  if (actor.kind !== "member" || actor.user.id === consent.userId || isChildMode(actor.user))
    return false;
  return (
    actor.user.id === consent.guardianId ||
    actor.user.email.toLowerCase() === consent.guardianEmail.toLowerCase()
  );
}

/**
 * Lists the answers this person may give. Refusing and "not my child" need only the link, because
 * an accidental recipient must be able to stop the request. Once someone has signed in with the
 * address, a link alone can't disown it: under 13 it stays the parent's, and a teenager's parent,
 * who isn't asked anything, signs in to report a mistake.
 */
export function mayDecide(actor: Actor, consent: Asked, now: Date): readonly ConsentDecision[] {
  const guardian = isGuardian(actor, consent);
  const status = standingOf(consent, now);
  // From 13 on no yes is needed, so there's nothing to take back.
  if (status === "granted")
    return guardian && consent.user.consent !== "not_needed" ? ["withdraw"] : [];
  const mayDisown =
    consent.guardianEmail !== "" && (!consent.proven || (status === "notified" && guardian));
  const astray: ConsentDecision[] = mayDisown ? ["not_mine"] : [];
  if (status !== "pending") return astray;
  return guardian ? ["agree", "refuse", "older", ...astray] : ["refuse", ...astray];
}

/** Null if nothing is closed, because a yes is in effect or none is needed. */
export const withoutYes = (consent: ConsentState): WithoutYes | null =>
  consent === "granted" || consent === "not_needed" ? null : consent;

const ANSWERED: ReadonlySet<ConsentStatus> = new Set<ConsentStatus>([
  "granted",
  "refused",
  "withdrawn",
]);

/**
 * The current state if this request's answer is out of date, otherwise null. Links stay in
 * mailboxes for years, and the page behind an old one must not show an answer that has changed.
 */
export function stateIfOutdated(consent: Asked, status: ConsentStatus): HeldSince | null {
  const { consent: today } = consent.user;
  // A grown-up who is no longer on record learns nothing about later answers.
  if (ANSWERED.has(status) && !consent.onRecord) return "closed";
  if (today === "not_needed" && status !== "not_mine" && status !== "notified") return "grown";
  if (!ANSWERED.has(status) || today === "not_needed") return null;
  return today === status ? null : today;
}
