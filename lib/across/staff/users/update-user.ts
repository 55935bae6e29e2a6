import { countOpenOf } from "@/lib/across/staff/desk/list-incidents";
import { releaseIncidentsOf } from "@/lib/across/staff/desk/release-incidents-of";
import { endAdminSessionsOf } from "@/lib/across/staff/end-admin-sessions-of";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { deleteSessionsOf } from "@/lib/core/identity/session-repository";
import { cancelPlanOf } from "@/lib/features/billing/cancel-plan-of";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { actsOf, endsSessions, requireAllowed, worksAtDesk } from "./policy";
import { changeRoles, lockUser } from "./repository";
import type { UpdateUserInput } from "./schema";
import type { Account, ChangedUser } from "./types";

/**
 * Grants and revokes roles, deactivates and reactivates an account (contract 6, 7). Each change
 * writes one audit row in its transaction. Losing a role or the account ends all of the person's
 * sessions at once, and the incidents they worked on go back to waiting. Incidents about a
 * deactivated person stay open, and the response says how many. Their plan ends with the paid
 * period; while the payment service doesn't answer, the job `reconcile-billing` keeps trying.
 *
 * @throws Failure not_found, conflict (own role, own account, a child's account), forbidden (the
 *   caller is no longer an admin)
 */
export async function updateUser(
  ctx: MemberCtx,
  { id, ...change }: UpdateUserInput,
): Promise<ChangedUser> {
  const account = await changeUser(ctx, id, change);
  const user = { ...account, openIncidents: (await countOpenOf(ctx, [id])).get(id) ?? 0 };
  // Sends mail now, so clinicians hear at once of incidents given back to the crisis desk.
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  // Done outside the transaction, and retried if the request is repeated, because a deactivated
  // account must not be charged.
  return change.active === false ? { ...user, plan: await endPlan(ctx, id) } : user;
}

const changeUser = (
  ctx: MemberCtx,
  id: string,
  change: Omit<UpdateUserInput, "id">,
): Promise<Account> =>
  ctx.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    if (!locked) throw notFound("This person");
    if (!locked.actorIsAdmin) throw new Failure("forbidden", "Only an admin can do this.");
    requireAllowed(tx.actor.user.id, locked.user, change);
    const acts = actsOf(locked.user, change);
    if (acts.length === 0) return locked.user;
    for (const action of acts) {
      await recordAudit(tx, { action, outcome: "done", subject: id, resource: `users/${id}` });
    }
    if (endsSessions(acts)) {
      await deleteSessionsOf(tx.db, id);
      await endAdminSessionsOf(tx, id);
    }
    const changed = await changeRoles(tx, id, change);
    if (endsSessions(acts) && !worksAtDesk(changed)) await releaseIncidentsOf(tx, id);
    return changed;
  });

async function endPlan(ctx: MemberCtx, id: string): Promise<ChangedUser["plan"]> {
  try {
    return (await cancelPlanOf(ctx, id)) ? "cancelled" : "none";
  } catch (error) {
    ctx.log.error("plan-not-cancelled", error, { userId: id });
    return "pending";
  }
}
