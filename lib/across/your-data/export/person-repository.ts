import { consentSeal } from "@/lib/core/consent/sealed";
import { userSeal } from "@/lib/core/identity/sealed";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { openRows, pickFields } from "./shown";
import type { Entry, Part } from "./types";

const me = ({ actor }: MemberCtx): string => actor.user.id;

/** Serializes downloads that start at the same moment, so each one is counted. */
export async function lockSelf(ctx: MemberCtx): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE "id" = ${me(ctx)}::uuid FOR NO KEY UPDATE`;
}

/** False once the account is erased. */
export const isThere = async (ctx: MemberCtx): Promise<boolean> =>
  (await ctx.db.user.count({ where: { id: me(ctx) } })) === 1;

async function* account(ctx: MemberCtx): AsyncGenerator<Entry> {
  const row = await ctx.db.user.findUnique({ where: { id: me(ctx) } });
  if (!row) return;
  const chosen = row.preferredTherapyTypes.filter((id) => /^[\da-f-]{36}$/.test(id));
  const approaches = await ctx.db.therapyType.findMany({
    where: { id: { in: chosen } },
    select: { name: true },
  });
  const names = approaches.map(({ name }) => name).sort();
  yield* openRows(ctx, "users", [row], (user) => ({
    ...userSeal.open(ctx.actor.key, user),
    approaches: names,
  }));
}

async function* signIns(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.session.findMany({
    where: { userId: me(ctx) },
    orderBy: { expire: "asc" },
  });
  for (const { sess, expire } of rows) {
    const { signedInAt, provenAt } = (sess ?? {}) as { signedInAt?: string; provenAt?: string };
    yield pickFields("sessions", {
      signedInAt: momentOf(signedInAt),
      provenAt: momentOf(provenAt),
      expire,
    });
  }
}

function momentOf(text: string | undefined): Date | null {
  const at = new Date(text ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The person's retention rules. Data without a rule is kept until it's deleted. */
async function* keepingRules(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.retentionChoice.findMany({
    where: { userId: me(ctx) },
    orderBy: { kind: "asc" },
  });
  for (const row of rows) yield pickFields("retention_choices", row);
}

async function* staffSessions(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.adminSession.findMany({
    where: { userId: me(ctx) },
    orderBy: { createdAt: "asc" },
  });
  for (const row of rows) yield pickFields("admin_sessions", row);
}

/**
 * Consents requested for this person, and those they decided for a child, without anything about
 * the child.
 */
async function* consents(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.consent.findMany({
    where: { OR: [{ userId: me(ctx) }, { guardianId: me(ctx) }] },
    orderBy: [{ requestedAt: "asc" }, { id: "asc" }],
  });
  yield* openRows(ctx, "consents", rows, (row) =>
    row.userId === me(ctx)
      ? { role: "asked for you", ...consentSeal.open(ctx.actor.key, row) }
      : { role: "decided by you for a child", guardianEmail: ctx.actor.user.email },
  );
}

export const PERSON_PARTS: readonly Part[] = [
  { name: "account", table: "users", entries: account },
  {
    name: "signInServices",
    table: "accounts",
    entries: async function* (ctx) {
      yield* openRows(
        ctx,
        "accounts",
        await ctx.db.account.findMany({ where: { userId: me(ctx) } }),
      );
    },
  },
  { name: "signIns", table: "sessions", entries: signIns },
  { name: "keepingRules", table: "retention_choices", entries: keepingRules },
  { name: "consents", table: "consents", entries: consents },
];

export const STAFF_DOOR: Part = {
  name: "staffSessions",
  table: "admin_sessions",
  entries: staffSessions,
};

/** People's current roles, for `by` in the record. Someone whose account is gone has none. */
export async function findRoles(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await ctx.db.user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, isAdmin: true, isClinician: true },
  });
  return new Map(
    people.map(({ id, isAdmin, isClinician }) => [
      id,
      isClinician ? "clinician" : isAdmin ? "admin" : "member",
    ]),
  );
}
