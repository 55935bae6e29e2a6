import { findMember } from "@/lib/features/account/find-member";
import { recordAudit } from "@/lib/features/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import type { Action } from "./constants";
import { type Changes, changeIncident, lockIncident, readIncident } from "./repository";
import type { UpdateIncidentInput } from "./schema";
import type { Incident } from "./types";

/**
 * What staff do with an incident (contract 6): acknowledge it, which stops the second channel; note what was done;
 * resolve or reopen it. Whoever acts or resolves has acknowledged. The first acknowledgement stays, so that doing it
 * twice changes nothing. Each change is one audit row in the same transaction (contract 7).
 *
 * @throws Failure not_found
 */
export function updateIncident(ctx: MemberCtx, { id, action, note }: UpdateIncidentInput): Promise<Incident> {
  return ctx.transaction(async (tx) => {
    const locked = await lockIncident(tx, id);
    const person = locked && (await findMember(tx, locked.userId));
    if (!person) throw notFound("This incident");
    const before = await readIncident(tx, id, person.key);
    const after = await changeIncident(tx, id, person.key, {
      ...CHANGES[action](before, tx),
      ...(note ? { actionTaken: noted(before, note, tx) } : {}),
    });
    await recordAudit(tx, { action: `incident.${action}`, outcome: "done", subject: person.user.id, resource: id });
    return after;
  });
}

const acknowledged = ({ acknowledgedAt, acknowledgedBy }: Incident, ctx: MemberCtx): Changes => ({
  acknowledgedAt: acknowledgedAt ?? ctx.now(),
  acknowledgedBy: acknowledgedBy ?? ctx.actor.user.id,
});

const CHANGES: Readonly<Record<Action, (before: Incident, ctx: MemberCtx) => Changes>> = {
  acknowledge: acknowledged,
  act: (before, ctx) => ({ ...acknowledged(before, ctx), actedAt: ctx.now() }),
  resolve: (before, ctx) => ({ ...acknowledged(before, ctx), resolved: true, resolvedAt: ctx.now() }),
  reopen: () => ({ resolved: false, resolvedAt: null }),
};

/** Notes are added, never replaced: what was done before stays on the record. */
const noted = ({ actionTaken }: Incident, note: string, ctx: MemberCtx): string =>
  [actionTaken, `${ctx.now().toISOString()} ${ctx.actor.user.id}: ${note}`].filter(Boolean).join("\n");
