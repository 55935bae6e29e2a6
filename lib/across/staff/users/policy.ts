import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import type { Account } from "./types";

export interface Change {
  readonly isAdmin?: boolean | undefined;
  readonly isClinician?: boolean | undefined;
  readonly active?: boolean | undefined;
}

const OWN_ROLE = "You can't remove your own admin role. Another admin can.";
const OWN_ACCOUNT = "You can't deactivate your own account. Another admin can.";
const NO_CHILD = "Roles are for adults. This account belongs to a child or teen.";

/**
 * Refuses changes that an admin may not make. No one can remove their own role, and only an admin
 * can remove someone else's, so there's always one admin left.
 *
 * @throws Failure conflict
 */
export function requireAllowed(actorId: string, user: Account, change: Change): void {
  if (user.id === actorId && change.isAdmin === false) throw new Failure("conflict", OWN_ROLE);
  if (user.id === actorId && change.active === false) throw new Failure("conflict", OWN_ACCOUNT);
  const gainsRole = (change.isAdmin && !user.isAdmin) || (change.isClinician && !user.isClinician);
  if (gainsRole && isChildMode({ ageGroup: user.ageGroup, isChildAccount: null })) {
    throw new Failure("conflict", NO_CHILD);
  }
}

/** The changes that actually take effect, by their names in the audit trail. */
export function actsOf(user: Account, change: Change): string[] {
  const differs = (key: keyof Change): boolean =>
    change[key] !== undefined && change[key] !== user[key];
  return [
    ...(differs("isAdmin") ? [change.isAdmin ? "role.grant_admin" : "role.remove_admin"] : []),
    ...(differs("isClinician")
      ? [change.isClinician ? "role.grant_clinician" : "role.remove_clinician"]
      : []),
    ...(differs("active") ? [change.active ? "account.activate" : "account.deactivate"] : []),
  ];
}

/**
 * Whether the person must be signed out everywhere, including the staff area: they lost a role or
 * the account.
 */
export const endsSessions = (acts: readonly string[]): boolean =>
  acts.some((act) => act.startsWith("role.remove_") || act === "account.deactivate");

/** Whether this person may work on incidents (contract 7). */
export const worksAtDesk = ({ active, isAdmin, isClinician }: Account): boolean =>
  active && (isAdmin || isClinician);
