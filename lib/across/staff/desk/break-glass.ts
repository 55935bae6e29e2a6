import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { findPerson } from "@/lib/core/identity/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { BREAK_GLASS_AFTER_MS, BREAK_GLASS_MS } from "./constants";
import { DESK_COPY } from "./copy";
import { findOpenUntil, insertGrant } from "./grant-repository";
import { insertNote } from "./note-repository";
import { queuePrivacyNotice } from "./queue-privacy-notice";
import { refuseOwn } from "./refuse-own";
import { findPlace, lockIncident } from "./repository";
import type { BreakGlassInput } from "./schema";
import type { OpenedConversation } from "./types";

/**
 * Opens the conversation behind an incident to the caller alone, for an hour, with a reason that
 * stays on record. A mail to the privacy officer is queued in the same transaction. Calling it
 * again within the hour returns the same grant.
 *
 * @throws Failure not_found; forbidden for an incident about the caller (`refuseOwn`); conflict
 *   if there's no conversation behind the incident, or if it was resolved long ago, because no one
 *   may read what was said since without reopening it
 */
export async function breakGlass(
  ctx: MemberCtx,
  { id, reason }: BreakGlassInput,
): Promise<OpenedConversation> {
  await refuseOwn(ctx, id, "incident.break_glass");
  const opened = await ctx.transaction(async (tx) => {
    await lockIncident(tx, id);
    const place = await findPlace(tx, id);
    const person = place && (await findPerson(tx, place.userId));
    if (!person) throw notFound("This incident");
    if (!place.sessionId) throw new Failure("conflict", DESK_COPY.refused.noConversation);
    const already = await findOpenUntil(tx, id);
    if (already) return { openUntil: already };
    if (
      place.resolvedAt &&
      place.resolvedAt.getTime() < tx.now().getTime() - BREAK_GLASS_AFTER_MS
    ) {
      throw new Failure("conflict", DESK_COPY.refused.notAnyMore);
    }
    const openUntil = new Date(tx.now().getTime() + BREAK_GLASS_MS);
    await insertGrant(tx, person.key, { incidentId: id, reason, expiresAt: openUntil });
    await insertNote(tx, id, person.key, { action: "break_glass", text: reason });
    await recordAudit(tx, {
      action: "incident.break_glass",
      outcome: "done",
      subject: person.user.id,
      resource: id,
    });
    await queuePrivacyNotice(tx, { incidentId: id, openUntil });
    return { openUntil };
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return opened;
}
