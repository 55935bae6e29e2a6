import { verifyAdminSession } from "@/lib/features/admin/verify-admin-session";
import { YES_NEEDED } from "@/lib/features/consent/copy";
import { withoutYes } from "@/lib/features/consent/policy";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";

/**
 * Who may call (contract 7): `anyone` (a visitor too), `member` (signed in), `adult` (signed in and not in child mode),
 * `staff` (holds a PIN session: what shows no person), `clinician` (a PIN session, and isClinician or isAdmin on the account:
 * crises), `admin` (a PIN session and isAdmin: people, audit), `publisher` (an adult with a PIN session or isAdmin: posts go
 * out), `job` (the cron secret), `signature` (proves itself, as Stripe's webhook does).
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

type OfMember = Exclude<Access, "anyone" | "job" | "signature">;

export type CtxFor<A extends Access> = A extends OfMember ? MemberCtx : Ctx;

/** The browser's PIN session (contract 6); absent for everybody else. */
export const ADMIN_TOKEN_HEADER = "x-admin-session-token";

/** A read that a page repeats by itself: it shows no person at work, and does not keep a PIN session from idling out. */
export const BACKGROUND_HEADER = "x-background-read";

const OPEN: ReadonlySet<Access> = new Set<Access>(["anyone", "job", "signature"]);
const WITH_PIN: ReadonlySet<Access> = new Set<Access>(["staff", "clinician", "admin"]);

/** @throws Failure unauthorized, forbidden or admin_session_expired; the role is looked at before the PIN session */
export async function requireAccess<A extends Access>(ctx: Ctx, access: A, headers: Headers): Promise<CtxFor<A>> {
  if (OPEN.has(access)) return ctx as CtxFor<A>;
  const { actor } = ctx;
  if (actor.kind !== "member") throw new Failure("unauthorized", "Unauthorized");
  const { user } = actor;
  if ((access === "adult" || access === "publisher") && isChildMode(user)) {
    throw new Failure("forbidden", "This part is for adults. A parent or guardian can help you with it.");
  }
  if (access === "clinician" && !user.isClinician && !user.isAdmin) {
    throw new Failure("forbidden", "This needs the role of a clinician.");
  }
  if (access === "admin" && !user.isAdmin) throw new Failure("forbidden", "This needs the role of an admin.");
  if (!WITH_PIN.has(access) && access !== "publisher") return ctx as CtxFor<A>;
  const pinSession = await pinSessionOf(ctx as MemberCtx, headers);
  if (pinSession) return ctx.as({ ...actor, pinSession }) as CtxFor<A>;
  if (WITH_PIN.has(access)) throw new Failure("admin_session_expired", "Admin session expired");
  if (!user.isAdmin) throw new Failure("forbidden", "Posting to the company's accounts needs an admin.");
  return ctx as CtxFor<A>;
}

const pinSessionOf = (ctx: MemberCtx, headers: Headers): Promise<string | null> =>
  verifyAdminSession(ctx, {
    token: headers.get(ADMIN_TOKEN_HEADER),
    atWork: headers.get(BACKGROUND_HEADER) === null,
  });

/**
 * Under 13 nothing is written before the parent agreed (COPPA; contract 8, R-07).
 *
 * @throws Failure consent_required
 */
export function requireConsent(ctx: Ctx, method: string, beforeConsent = false): void {
  if (beforeConsent || method === "GET" || method === "HEAD" || ctx.actor.kind !== "member") return;
  const missing = withoutYes(ctx.actor.user.consent);
  if (missing) throw new Failure("consent_required", YES_NEEDED[missing]);
}
