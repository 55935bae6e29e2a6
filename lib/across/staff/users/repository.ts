import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Prisma } from "@/prisma/client/client";
import type { UserFilter } from "./constants";
import { findIdsByPieces, hasPieces, literal, type Place } from "./search-repository";
import type { Account } from "./types";

const columns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  ageGroup: true,
  consent: true,
  isAdmin: true,
  isClinician: true,
  active: true,
  subscriptionTier: true,
  subscriptionStatus: true,
  createdAt: true,
  eraseAfter: true,
} as const;

type Row = Omit<Account, "createdAt" | "eraseAfter" | "listedAsAdmin" | "listedAsClinician"> & {
  readonly createdAt: Date;
  readonly eraseAfter: Date | null;
};

const shown = ({ settings }: Ctx, row: Row): Account => ({
  ...row,
  listedAsAdmin: settings.adminEmails.includes(row.email),
  listedAsClinician: settings.clinicianEmails.includes(row.email),
  createdAt: row.createdAt.toISOString(),
  eraseAfter: row.eraseAfter?.toISOString() ?? null,
});

const WHERE: Readonly<Record<UserFilter, object>> = {
  all: {},
  admins: { isAdmin: true },
  clinicians: { isClinician: true },
  deactivated: { active: false },
};

interface Page {
  /** Each must occur in the name or the address. */
  readonly words: readonly string[];
  readonly show: UserFilter;
  readonly limit: number;
  /** Where the next page starts: after this person. */
  readonly before: Place | undefined;
}

/** The search words that are someone's full address. */
async function addressesAmong(ctx: Ctx, words: readonly string[]): Promise<ReadonlySet<string>> {
  const email = {
    in: words.filter((word) => word.includes("@")).map((word) => word.toLowerCase()),
  };
  if (email.in.length === 0) return new Set();
  const rows = await ctx.db.user.findMany({ where: { email }, select: { email: true } });
  return new Set(rows.map((row) => row.email));
}

/** Newest first. A full address matches only its owner, not people whose address contains it. */
export async function findUsers(ctx: Ctx, page: Page): Promise<Account[]> {
  const addresses = await addressesAmong(ctx, page.words);
  // Full addresses, and the small indexes of people with a role or a closed account, are selective
  // enough without the index of pieces.
  const byPieces = page.show === "all" && addresses.size === 0 && page.words.some(hasPieces);
  const where = byPieces
    ? { id: { in: await findIdsByPieces(ctx, page) } }
    : conditionOf(page, addresses);
  const rows = await ctx.db.user.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.limit,
    select: columns,
  });
  return rows.map((row) => shown(ctx, row));
}

function conditionOf(
  { words, show, before }: Page,
  addresses: ReadonlySet<string>,
): Prisma.UserWhereInput {
  const found = words.map((word) => {
    if (addresses.has(word.toLowerCase())) return { email: word.toLowerCase() };
    const contains = { contains: literal(word), mode: "insensitive" as const };
    return { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] };
  });
  // The first condition is redundant, but it lets the index scan start there.
  const older = before && {
    createdAt: { lte: before.createdAt },
    OR: [
      { createdAt: { lt: before.createdAt } },
      { createdAt: before.createdAt, id: { lt: before.id } },
    ],
  };
  return { AND: [WHERE[show], ...found, ...(older ? [older] : [])] };
}

export const findMoment = (ctx: Ctx, id: string): Promise<Place | null> =>
  ctx.db.user.findUnique({ where: { id }, select: { id: true, createdAt: true } });

/**
 * Locks the person and all admins for this transaction, always in the same order. If two admins
 * remove each other's role at once, the second sees that theirs is gone.
 *
 * @returns null if there's no such person
 */
export async function lockUser(
  ctx: MemberCtx,
  id: string,
): Promise<{ user: Account; actorIsAdmin: boolean } | null> {
  await ctx.db.$queryRaw`
    SELECT 1 FROM users WHERE "id" = ${id}::uuid OR ("isAdmin" AND "active") ORDER BY "id" FOR NO KEY UPDATE`;
  const row = await ctx.db.user.findUnique({ where: { id }, select: columns });
  const actor = await ctx.db.user.findFirst({
    where: { id: ctx.actor.user.id, isAdmin: true, active: true },
    select: { id: true },
  });
  return row && { user: shown(ctx, row), actorIsAdmin: actor !== null };
}

export type RoleChange = Partial<Pick<Account, "isAdmin" | "isClinician" | "active">>;

export async function changeRoles(ctx: Ctx, id: string, standing: RoleChange): Promise<Account> {
  return shown(ctx, await ctx.db.user.update({ where: { id }, data: standing, select: columns }));
}
