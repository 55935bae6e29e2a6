import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";

/**
 * Who may call: `anyone` (a visitor too), `member` (signed in), `adult` (signed in and not in child mode), `clinician`
 * (reviews crises: isClinician or isAdmin on the account), `job` (the cron secret), `signature` (proves itself, as
 * Stripe's webhook does).
 */
export type Access = "anyone" | "member" | "adult" | "clinician" | "job" | "signature";

export type CtxFor<A extends Access> = A extends "member" | "adult" | "clinician" ? MemberCtx : Ctx;

/** @throws Failure unauthorized or forbidden */
export function requireAccess<A extends Access>(ctx: Ctx, access: A): CtxFor<A> {
  if (access === "member" || access === "adult" || access === "clinician") {
    const { actor } = ctx;
    if (actor.kind !== "member") throw new Failure("unauthorized", "Unauthorized");
    if (access === "adult" && isChildMode(actor.user)) {
      throw new Failure("forbidden", "This part is for adults. A parent or guardian can help you with it.");
    }
    if (access === "clinician" && !actor.user.isClinician && !actor.user.isAdmin) {
      throw new Failure("forbidden", "This needs the role of a clinician.");
    }
  }
  return ctx as CtxFor<A>;
}

/**
 * Under 13 nothing is written before the parent agreed (COPPA; contract 8, R-07).
 *
 * @throws Failure consent_required
 */
export function requireConsent(ctx: Ctx, method: string, beforeConsent = false): void {
  if (beforeConsent || method === "GET" || method === "HEAD" || ctx.actor.kind !== "member") return;
  const { consent } = ctx.actor.user;
  if (consent === "not_needed" || consent === "granted") return;
  throw new Failure("consent_required", "A parent or guardian needs to say yes first. We sent them an e-mail.");
}
