import type { Actor } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import type { ConsentDecision } from "./constants";
import type { StoredConsent } from "./repository";
import type { ConsentStatus } from "./types";

type Asked = Pick<StoredConsent, "userId" | "status" | "expiresAt" | "guardianEmail">;

/** An unanswered request ends with its time, whether or not a job has marked it so. */
export function standingOf({ status, expiresAt }: Pick<Asked, "status" | "expiresAt">, now: Date): ConsentStatus {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}

/** The person it was mailed to, signed in with that very address; never the child, nor another minor (contract 8, Age). */
export function isGuardian(actor: Actor, consent: Pick<Asked, "userId" | "guardianEmail">): boolean {
  if (actor.kind !== "member" || actor.user.id === consent.userId || isChildMode(actor.user)) return false;
  return actor.user.email.toLowerCase() === consent.guardianEmail.toLowerCase();
}

/** Saying no needs the link alone: whoever got it by mistake must be able to stop it. */
export function mayDecide(actor: Actor, consent: Asked, now: Date): readonly ConsentDecision[] {
  const guardian = isGuardian(actor, consent);
  const status = standingOf(consent, now);
  if (status === "pending") return guardian ? ["agree", "refuse"] : ["refuse"];
  return status === "granted" && guardian ? ["withdraw"] : [];
}
