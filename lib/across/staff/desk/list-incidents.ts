import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { countOpen, countWaiting, findQueue } from "./queue-repository";
import type { ListIncidentsInput } from "./schema";
import type { Queue } from "./types";

/**
 * The queue (contract 6): open incidents (those waiting for someone first, then imminent ones, then
 * oldest first), the caller's own, or resolved ones. It names no one and leaves out incidents about
 * the caller. Each read writes one audit row; a poll that finds nothing new doesn't count as one
 * (see `queueRevision`).
 */
export function listIncidents(ctx: MemberCtx, input: ListIncidentsInput): Promise<Queue> {
  return ctx.transaction(async (tx) => {
    const incidents = await findQueue(tx, input);
    const waiting = await countWaiting(tx);
    await recordAudit(tx, {
      action: "incidents.list",
      outcome: "done",
      resource: `crisis_incidents:${input.filter}`,
    });
    return { incidents, waiting };
  });
}

/** The ETag for the page's poll. It changes with anything the queue shows. */
export async function queueRevision(ctx: MemberCtx, input: ListIncidentsInput): Promise<string> {
  return hashToken(JSON.stringify([input, await findQueue(ctx, input), await countWaiting(ctx)]));
}

/** Number of unresolved incidents per person. People without any aren't in the map. */
export const countOpenOf = (
  ctx: Ctx,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> => countOpen(ctx, people);
