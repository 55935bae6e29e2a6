import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Shown } from "./constants";
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

const WHERE: Readonly<Record<Shown, object>> = {
  all: {},
  admins: { isAdmin: true },
  clinicians: { isClinician: true },
  deactivated: { active: false },
};

/** `%` and `_` stand for themselves. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

interface Page {
  /** Each has to be found in name or address. */
  readonly words: readonly string[];
  readonly show: Shown;
  readonly limit: number;
  /** People who came before this one; equal moments are told apart by id. */
  readonly before?: { readonly createdAt: Date; readonly id: string } | undefined;
}

/** Of these words the ones that are somebody's whole address. */
async function addressesAmong(ctx: Ctx, words: readonly string[]): Promise<ReadonlySet<string>> {
  const email = { in: words.filter((word) => word.includes("@")).map((word) => word.toLowerCase()) };
  if (email.in.length === 0) return new Set();
  const rows = await ctx.db.user.findMany({ where: { email }, select: { email: true } });
  return new Set(rows.map((row) => row.email));
}

/** The newest first. A whole address finds whom it belongs to, and nobody whose address it is a part of. */
export async function findUsers(ctx: Ctx, { words, show, limit, before }: Page): Promise<Account[]> {
  const addresses = await addressesAmong(ctx, words);
  const found = words.map((word) => {
    if (addresses.has(word.toLowerCase())) return { email: word.toLowerCase() };
    const contains = { contains: literal(word), mode: "insensitive" as const };
    return { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] };
  });
  // The first condition says nothing new, and lets the index begin there.
  const older = before && {
    createdAt: { lte: before.createdAt },
    OR: [{ createdAt: { lt: before.createdAt } }, { createdAt: before.createdAt, id: { lt: before.id } }],
  };
  const rows = await ctx.db.user.findMany({
    where: { AND: [WHERE[show], ...found, ...(older ? [older] : [])] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return rows.map((row) => shown(ctx, row));
}

export const findMoment = (ctx: Ctx, id: string): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.user.findUnique({ where: { id }, select: { id: true, createdAt: true } });

/**
 * Takes the person and all admins for this transaction, always in the same order: of two admins who take each other's role at
 * the same moment the second sees that they are none any more.
 *
 * @returns null when there is no such person
 */
export async function lockUser(ctx: MemberCtx, id: string): Promise<{ user: Account; actorIsAdmin: boolean } | null> {
  await ctx.db.$queryRaw`
    SELECT 1 FROM users WHERE "id" = ${id}::uuid OR ("isAdmin" AND "active") ORDER BY "id" FOR NO KEY UPDATE`;
  const row = await ctx.db.user.findUnique({ where: { id }, select: columns });
  const actor = await ctx.db.user.findFirst({
    where: { id: ctx.actor.user.id, isAdmin: true, active: true },
    select: { id: true },
  });
  return row && { user: shown(ctx, row), actorIsAdmin: actor !== null };
}

export type Standing = Partial<Pick<Account, "isAdmin" | "isClinician" | "active">>;

export async function changeStanding(ctx: Ctx, id: string, standing: Standing): Promise<Account> {
  return shown(ctx, await ctx.db.user.update({ where: { id }, data: standing, select: columns }));
}
