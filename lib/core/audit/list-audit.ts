import type { MemberCtx } from "@/lib/ports/context";
import { recordAudit } from "./record-audit";
import type { ListAuditInput } from "./schema";
import { findAddresses, findIdByAddress, findTrail } from "./trail-repository";
import type { AuditLine } from "./types";

/**
 * Lists the audit trail, newest first: who did what to whom (contract 6). Reading it is itself
 * audited, with the person searched for as the subject. A search term that isn't an id is never
 * recorded, because it may be a name and audit rows are permanent.
 */
export async function listAudit(ctx: MemberCtx, input: ListAuditInput): Promise<AuditLine[]> {
  const [actor, subject] = await Promise.all([idOf(ctx, input.actor), idOf(ctx, input.subject)]);
  await recordAudit(ctx, {
    action: "audit.read",
    outcome: "done",
    resource: "audit_events",
    subject: idOrNone(subject),
  });
  // The address matches no account, so it has no rows.
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

/** Resolves an address to an id among existing accounts, because the trail stores only ids. */
async function idOf(ctx: MemberCtx, who: string | undefined): Promise<string | undefined> {
  if (!who?.includes("@")) return who;
  return (await findIdByAddress(ctx, who)) ?? undefined;
}
