import type { Ctx } from "@/lib/ports/context";
import { insertAuditEvent } from "./repository";

/** What a row takes from its context; an operator's command has no more than this. */
export type AuditCtx = Pick<Ctx, "actor" | "db" | "requestId" | "now">;

/**
 * One line of the record that nobody can change (trigger; R-09). Ids and codes only, never a text
 * or an address.
 */
export interface AuditEntry {
  readonly action: string;
  readonly outcome: "done" | "refused";
  /** Whose data it was about. */
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
