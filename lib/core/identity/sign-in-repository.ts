import type { Db } from "@/lib/ports/db";
import { isChildMode } from "@/lib/shared/audience";
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

export async function findPersonByIdentity(
  db: Db,
  identity: Identity,
): Promise<SignInPerson | null> {
  const account = await db.account.findUnique({
    where: { provider_providerAccountId: identity },
    select: { user: { select: who } },
  });
  return account?.user ?? null;
}

/**
 * Whether the address belongs to someone who signs in with another subject of the same provider.
 * It may have been reassigned, and its new holder must not inherit the previous holder's data (ASVS
 * 10.5.2). A person without any identity yet is found by address instead.
 */
export async function isOfAnotherIdentity(
  db: Db,
  email: string,
  identity: Identity,
): Promise<boolean> {
  if (await findPersonByIdentity(db, identity)) return false;
  const where = { email: email.toLowerCase(), accounts: { some: { provider: identity.provider } } };
  return (await db.user.count({ where })) > 0;
}

/** If several first sign-ins race, one creates the person and the others use it. */
export async function insertPerson(db: Db, person: NewPerson): Promise<SignInPerson> {
  const email = person.email.toLowerCase();
  await db.user.createMany({ data: [{ id: newId(), ...person, email }], skipDuplicates: true });
  return db.user.findUniqueOrThrow({ where: { email }, select: who });
}

/**
 * Links an identity. We don't store the provider's own tokens, because we never read anything from
 * its other services (LAND-15, security.md).
 *
 * @returns false if the person already signs in with another subject of this provider; see
 *   `isOfAnotherIdentity`
 */
export async function linkIdentity(db: Db, userId: string, identity: Identity): Promise<boolean> {
  await db.$queryRaw`SELECT 1 FROM users WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  const { provider, providerAccountId } = identity;
  const others = { userId, provider, providerAccountId: { not: providerAccountId } };
  if ((await db.account.count({ where: others })) > 0) return false;
  await db.account.createMany({
    data: [{ id: newId(), userId, ...identity }],
    skipDuplicates: true,
  });
  return true;
}

export type GrantedRole = "admin" | "clinician";

const ROLE_COLUMN = { admin: "isAdmin", clinician: "isClinician" } as const;

/**
 * Grants a role from the e-mail lists. The lists only ever add roles; an admin removes them in user
 * management (contract 7). Roles are for adults, so an account in child mode gets none.
 *
 * @returns whose role it is, and whether it's new
 */
export async function grantRole(
  db: Db,
  email: string,
  role: GrantedRole,
): Promise<{ readonly userId: string; readonly isNew: boolean } | null> {
  const column = ROLE_COLUMN[role];
  const user = await db.user.findUnique({
    where: { email: email.toLowerCase() },
    select: { id: true, isChildAccount: true, ageGroup: true },
  });
  if (!user || isChildMode(user)) return null;
  const { count } = await db.user.updateMany({
    where: { id: user.id, [column]: false },
    data: { [column]: true },
  });
  return { userId: user.id, isNew: count === 1 };
}

/** @returns false if the address belongs to someone else */
export async function storeAddress(db: Db, id: string, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  // One statement: if two people take it at once, the unique key rejects the later one.
  const count = await db.$executeRaw`
    UPDATE users SET "email" = ${address} WHERE "id" = ${id}::uuid AND NOT EXISTS (SELECT 1 FROM users WHERE "email" = ${address})`;
  return count === 1;
}

/**
 * Whether staff closed this account. Looks it up by identity, since its address may have changed,
 * and by address.
 */
export async function isDeactivated(
  db: Db,
  email: string,
  identity: Identity | null,
): Promise<boolean> {
  const byIdentity = identity ? [{ accounts: { some: identity } }] : [];
  const where = { active: false, OR: [{ email: email.toLowerCase() }, ...byIdentity] };
  return (await db.user.count({ where })) > 0;
}
