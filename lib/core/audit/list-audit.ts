import type { MemberCtx } from "@/lib/ports/context";
import { recordAudit } from "./record-audit";
import type { ListAuditInput } from "./schema";
import { findAddresses, findIdByAddress, findTrail } from "./trail-repository";
import type { AuditLine } from "./types";

/**
 * The audit trail, newest first: who did what about whom (contract 6). Reading it is one row as
 * well, with the person it was searched for as its subject. What was typed that is no id stands in
 * no row: it may be a name, and rows stay for ever.
 */
export async function listAudit(ctx: MemberCtx, input: ListAuditInput): Promise<AuditLine[]> {
  const [actor, subject] = await Promise.all([idOf(ctx, input.actor), idOf(ctx, input.subject)]);
  await recordAudit(ctx, {
    action: "audit.read",
    outcome: "done",
    resource: "audit_events",
    subject: idOrNone(subject),
  });
  // An address that nobody has done or suffered anything under.
  if ((input.actor && !actor) || (input.subject && !subject)) return [];
  const rows = await findTrail(ctx, {
    actor,
    subject,
    action: input.action,
    from: input.from ? new Date(input.from) : undefined,
    to: input.to ? new Date(input.to) : undefined,
    before: input.cursor === undefined ? undefined : BigInt(input.cursor),
    limit: input.limit,
  });
  const named = rows.flatMap(({ actor: who, subject: whom }) => [who, whom]).filter(isId);
  const addresses = await findAddresses(ctx, [...new Set(named)]);
  return rows.map((row) => ({
    ...row,
    actorEmail: addresses.get(row.actor) ?? null,
    subjectEmail: addresses.get(row.subject ?? "") ?? null,
  }));
}

const isId = (value: string | null | undefined): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

const idOrNone = (value: string | undefined): string | undefined =>
  isId(value) ? value : undefined;

/** The trail knows ids alone; an address is looked up among those who have an account. */
async function idOf(ctx: MemberCtx, who: string | undefined): Promise<string | undefined> {
  if (!who?.includes("@")) return who;
  return (await findIdByAddress(ctx, who)) ?? undefined;
}
