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

/** An unanswered request ends with its time, whether or not a job has marked it so. */
export function standingOf(
  { status, expiresAt }: Pick<Asked, "status" | "expiresAt">,
  now: Date,
): ConsentStatus {
  return status === "pending" && expiresAt !== null && expiresAt <= now ? "expired" : status;
}

/**
 * The person it was mailed to, signed in with that very address, or with the account that answered;
 * never the child, nor another minor (contract 8, Age).
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
 * Saying no, and saying that the mail went astray, need the link alone: whoever got it by mistake
 * must be able to stop it. Once somebody was signed in with the address, no link takes it from
 * them: under 13 it is the parent's for good, and a teenager's parent, who is asked nothing, signs
 * in to say that it was a mistake.
 */
export function mayDecide(actor: Actor, consent: Asked, now: Date): readonly ConsentDecision[] {
  const guardian = isGuardian(actor, consent);
  const status = standingOf(consent, now);
  // From 13 on no yes is needed, and none is taken back.
  if (status === "granted")
    return guardian && consent.user.consent !== "not_needed" ? ["withdraw"] : [];
  const mayDisown =
    consent.guardianEmail !== "" && (!consent.proven || (status === "notified" && guardian));
  const astray: ConsentDecision[] = mayDisown ? ["not_mine"] : [];
  if (status !== "pending") return astray;
  return guardian ? ["agree", "refuse", "older", ...astray] : ["refuse", ...astray];
}

/** Null where nothing is shut: a yes holds, or none is needed. */
export const withoutYes = (consent: ConsentState): WithoutYes | null =>
  consent === "granted" || consent === "not_needed" ? null : consent;

const ANSWERED: ReadonlySet<ConsentStatus> = new Set<ConsentStatus>([
  "granted",
  "refused",
  "withdrawn",
]);

/**
 * What holds today, where the answer that was given to this request does not any more; null where
 * it does. Links stay in mailboxes for years, and the page behind an old one must not say what a
 * later answer has changed.
 */
export function heldSince(consent: Asked, status: ConsentStatus): HeldSince | null {
  const { consent: today } = consent.user;
  // Whoever was asked before another is told nothing of what came after.
  if (ANSWERED.has(status) && !consent.onRecord) return "closed";
  if (today === "not_needed" && status !== "not_mine" && status !== "notified") return "grown";
  if (!ANSWERED.has(status) || today === "not_needed") return null;
  return today === status ? null : today;
}
