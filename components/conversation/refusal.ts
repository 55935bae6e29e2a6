import { ApiError } from "@/lib/client/api";
import { HELP, SHUT } from "@/lib/core/consent/copy/shut";
import type { WithoutYes } from "@/lib/core/consent/types";

/** Why a message wasn't sent, as far as the person can do something about it. */
export interface Refusal {
  readonly kind: "plan" | "consent" | "pending" | "invalid" | "failed";
  /** The server's own message, if it has one meant for the person. */
  readonly message: string | null;
}

const KINDS: Record<string, Refusal["kind"]> = {
  plan_limit: "plan",
  consent_required: "consent",
  guardian_required: "consent",
  reply_pending: "pending",
  invalid: "invalid",
};

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: "failed", message: null };
  const { code = "", message = null } = error.detail;
  const kind = KINDS[code] ?? "failed";
  return { kind, message: kind === "failed" ? null : message };
}

/**
 * Tells a child without parental consent why no one answers, in the same words as the other pages,
 * and where to find help.
 */
export function withConsentReason(refusal: Refusal, shut: WithoutYes | null | undefined): Refusal {
  if (refusal.kind !== "consent" || !shut) return refusal;
  return { ...refusal, message: `${SHUT[shut].talk} ${HELP}` };
}
