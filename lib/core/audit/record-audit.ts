import type { Ctx } from "@/lib/ports/context";
import { insertAuditEvent } from "./repository";

/** The part of the context that a row needs; operator commands have no more. */
export type AuditCtx = Pick<Ctx, "actor" | "db" | "requestId" | "now">;

/**
 * One row of the audit trail, which a trigger makes immutable. Ids and codes only, never
 * text or an address.
 */
export interface AuditEntry {
  readonly action: string;
  readonly outcome: "done" | "refused";
  /** The person whose data the act concerned. */
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
