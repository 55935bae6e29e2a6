import { endAdminSessionsOf, endAllAdminSessions } from "@/lib/across/staff/end-admin-sessions-of";
import { type AuditCtx, recordAudit } from "@/lib/core/audit/record-audit";
import { deleteAllSessions, deleteSessionsOf } from "@/lib/core/identity/session-repository";
import { findPersonByEmail } from "@/lib/core/identity/sign-in-repository";
import { notFound } from "@/lib/shared/failure";

interface Revoked {
  readonly signIns: number;
  readonly pinSessions: number;
}

/**
 * Whose sessions to end: everyone's, or those of one e-mail address. `pin` ends only PIN sessions
 * and keeps the sign-ins.
 */
export interface Revocation {
  readonly email?: string | undefined;
  readonly only?: "pin" | undefined;
}

/**
 * Ends sessions at once, on all devices. Anyone still entitled can sign in again. Writes one audit
 * row, with the person as subject if there's only one. For operators (docs/runbook-breach.md);
 * staff end a person's sessions by closing the account (`updateUser`). Runs in the caller's
 * transaction.
 *
 * @throws Failure not_found if no one has that address
 */
export async function revokeSessions(ctx: AuditCtx, { email, only }: Revocation): Promise<Revoked> {
  const person = email === undefined ? null : await findPersonByEmail(ctx.db, email);
  if (email !== undefined && !person) throw notFound("A person with this address");
  const pinSessions = person
    ? await endAdminSessionsOf(ctx, person.id)
    : await endAllAdminSessions(ctx);
  const signIns = only === "pin" ? 0 : await endSignIns(ctx, person?.id);
  await recordAudit(ctx, {
    action: only === "pin" ? "session.revoke_pin" : "session.revoke",
    outcome: "done",
    ...(person ? { subject: person.id } : {}),
    resource: person ? `users/${person.id}` : "sessions",
    reason: `ended ${signIns} sign-ins, ${pinSessions} PIN sessions`,
  });
  return { signIns, pinSessions };
}

const endSignIns = (ctx: AuditCtx, userId: string | undefined): Promise<number> =>
  userId === undefined ? deleteAllSessions(ctx.db) : deleteSessionsOf(ctx.db, userId);
