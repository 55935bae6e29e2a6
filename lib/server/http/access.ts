import { verifyAdminSession } from "@/lib/across/staff/verify-admin-session";
import { YES_NEEDED } from "@/lib/core/consent/copy";
import { withoutYes } from "@/lib/core/consent/policy";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";

/**
 * Who may call (contract 7): `anyone` (including visitors), `member` (signed in), `adult` (signed
 * in and not in child mode), `staff` (a PIN session; for calls that show no person), `clinician` (a
 * PIN session, and isClinician or isAdmin on the account; for crises), `admin` (a PIN session and
 * isAdmin; for people and audit), `publisher` (an adult with a PIN session or isAdmin; for
 * publishing posts), `job` (the cron secret), `signature` (the request is signed, like Stripe's
 * webhook).
 */
export const ACCESS = [
  "anyone",
  "member",
  "adult",
  "staff",
  "clinician",
  "admin",
  "publisher",
  "job",
  "signature",
] as const;
export type Access = (typeof ACCESS)[number];

type Member = MemberCtx["actor"]["user"];

type OfMember = Exclude<Access, "anyone" | "job" | "signature">;

export type CtxFor<A extends Access> = A extends OfMember ? MemberCtx : Ctx;

/** The browser's PIN session (contract 6). Only staff send it. */
export const ADMIN_TOKEN_HEADER = "x-admin-session-token";

/**
 * Marks a read that a page repeats by itself. No one is necessarily at work, so it doesn't keep a
 * PIN session from idling out.
 */
export const BACKGROUND_HEADER = "x-background-read";

const OPEN: ReadonlySet<Access> = new Set<Access>(["anyone", "job", "signature"]);
const WITH_PIN: ReadonlySet<Access> = new Set<Access>(["staff", "clinician", "admin"]);

/**
 * @throws Failure unauthorized, admin_session_expired or forbidden; without a PIN session, no one
 *   learns what a role would give access to
 */
export async function requireAccess<A extends Access>(
  ctx: Ctx,
  access: A,
  headers: Headers,
): Promise<CtxFor<A>> {
  if (OPEN.has(access)) return ctx as CtxFor<A>;
  const { actor } = ctx;
  if (actor.kind !== "member") throw new Failure("unauthorized", "Unauthorized");
  const { user } = actor;
  if ((access === "adult" || access === "publisher") && isChildMode(user)) {
    throw new Failure(
      "forbidden",
      "This part is for adults. A parent or guardian can help you with it.",
    );
  }
  if (!WITH_PIN.has(access) && access !== "publisher") return ctx as CtxFor<A>;
  const pinSession = await pinSessionOf(ctx as MemberCtx, headers);
  if (!pinSession && WITH_PIN.has(access))
    throw new Failure("admin_session_expired", "Admin session expired");
  if (lacksRole(user, access))
    throw new Failure("forbidden", ROLE_NEEDED[access === "admin" ? "admin" : "clinician"]);
  if (!pinSession && !user.isAdmin)
    throw new Failure("forbidden", "Only an admin can post to the company's accounts.");
  return (pinSession ? ctx.as({ ...actor, pinSession }) : ctx) as CtxFor<A>;
}

const ROLE_NEEDED = {
  clinician: "Only a clinician can do this.",
  admin: "Only an admin can do this.",
} as const;

/** Whether only a role on the account would give access. A PIN session alone doesn't. */
export function lacksRole(
  { isAdmin, isClinician }: Pick<Member, "isAdmin" | "isClinician">,
  access?: Access,
): boolean {
  if (access === "clinician") return !isAdmin && !isClinician;
  return access === "admin" && !isAdmin;
}

const pinSessionOf = (ctx: MemberCtx, headers: Headers): Promise<string | null> =>
  verifyAdminSession(ctx, {
    token: headers.get(ADMIN_TOKEN_HEADER),
    atWork: headers.get(BACKGROUND_HEADER) === null,
  });

/**
 * Refuses writes by children under 13 until a parent has agreed (COPPA; contract 8, R-07).
 *
 * @throws Failure consent_required
 */
export function requireConsent(ctx: Ctx, method: string, beforeConsent = false): void {
  if (beforeConsent || method === "GET" || method === "HEAD" || ctx.actor.kind !== "member") return;
  const missing = withoutYes(ctx.actor.user.consent);
  if (missing) throw new Failure("consent_required", YES_NEEDED[missing]);
}
