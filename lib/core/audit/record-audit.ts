import type { Ctx } from "@/lib/ports/context";
import { insertAuditEvent } from "./repository";

/** The parts of the context needed to write a row. Operator commands have nothing else. */
export type AuditCtx = Pick<Ctx, "actor" | "db" | "requestId" | "now">;

/**
 * One row of the audit trail, which a trigger makes immutable. It holds only ids and codes,
 * never free text or an address.
 */
export interface AuditEntry {
  readonly action: string;
  readonly outcome: "done" | "refused";
  /** The person whose data was affected. */
  readonly subject?: string;
  readonly resource?: string;
  readonly reason?: string;
}

export function recordAudit(ctx: AuditCtx, entry: AuditEntry): Promise<void> {
  const { actor } = ctx;
  const name =
    actor.kind === "member"
      ? actor.user.id
      : actor.kind === "job"
        ? `job:${actor.name}`
        : "visitor";
  return insertAuditEvent(ctx.db, {
    ...entry,
    actor: name,
    requestId: ctx.requestId,
    createdAt: ctx.now(),
  });
}
