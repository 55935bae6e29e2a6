import type { Db } from "@/lib/ports/db";
import { newId } from "@/lib/shared/ids";

export interface Identity {
  readonly provider: string;
  readonly providerAccountId: string;
}

export interface NewPerson {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

export interface SignInPerson {
  readonly id: string;
  readonly email: string;
}

const who = { id: true, email: true } as const;

export const findPerson = (db: Db, id: string): Promise<SignInPerson | null> =>
  db.user.findUnique({ where: { id }, select: who });

export const findPersonByEmail = (db: Db, email: string): Promise<SignInPerson | null> =>
  db.user.findUnique({ where: { email: email.toLowerCase() }, select: who });

export async function findPersonByIdentity(db: Db, identity: Identity): Promise<SignInPerson | null> {
  const account = await db.account.findUnique({
    where: { provider_providerAccountId: identity },
    select: { user: { select: who } },
  });
  return account?.user ?? null;
}

export const insertPerson = (db: Db, person: NewPerson): Promise<SignInPerson> =>
  db.user.create({ data: { id: newId(), ...person, email: person.email.toLowerCase() }, select: who });

/** The provider's own tokens are not kept: nothing of its other services is ever read (LAND-15, security.md). */
export async function linkIdentity(db: Db, userId: string, identity: Identity): Promise<void> {
  await db.account.createMany({ data: [{ id: newId(), userId, ...identity }], skipDuplicates: true });
}

/** Rights are only ever added by the e-mail lists; taking one away is an admin's act in user management (contract 7). */
export async function grantRoles(db: Db, email: string, roles: { admin: boolean; clinician: boolean }): Promise<void> {
  if (!roles.admin && !roles.clinician) return;
  await db.user.updateMany({
    where: { email: email.toLowerCase() },
    data: { ...(roles.admin ? { isAdmin: true } : {}), ...(roles.clinician ? { isClinician: true } : {}) },
  });
}
